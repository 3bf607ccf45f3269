import { createHmac } from 'node:crypto'
import { ProviderId, ReviewId } from '../domain/ids.ts'
import { isSameText } from '../platform/isSameText.ts'

const idBytes = 16
const signatureBytes = 16
const spelling = /^[\w-]{43}$/

/** The content of a link for reviews. */
export interface OpenedLink {
  readonly providerId: ProviderId
  /** Whether it is the provider's link of that number: a link with another number was renewed or is forged. */
  isNumber(number: number): boolean
}

/**
 * The tokens in links about reviews: an id and a signature, so they cannot be guessed and are not stored. They are in mails and on paper,
 * so their key never changes.
 */
export interface ReviewLinks {
  /** Opens the form in which clients write about a provider. */
  token(providerId: ProviderId, number: number): string
  open(token: string): OpenedLink | undefined
  /** Opens one's own review. */
  ownToken(reviewId: ReviewId): string
  openOwn(token: string): ReviewId | undefined
}

/** @param key `reviewLinkKey` of the secrets */
export function createReviewLinks(key: Buffer): ReviewLinks {
  const sign = (what: string) => createHmac('sha256', key).update(what).digest().subarray(0, signatureBytes)
  const tokenOf = (id: string, what: string) =>
    Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), sign(what)]).toString('base64url')
  const linkOf = (providerId: ProviderId, number: number) => tokenOf(providerId, `write ${providerId} ${number}`)
  const ownOf = (reviewId: ReviewId) => tokenOf(reviewId, `own ${reviewId}`)
  return {
    token: linkOf,
    open(token) {
      const id = ProviderId.safeParse(idIn(token))
      return id.success ? { providerId: id.data, isNumber: (number) => isSameText(token, linkOf(id.data, number)) } : undefined
    },
    ownToken: ownOf,
    openOwn(token) {
      const id = ReviewId.safeParse(idIn(token))
      return id.success && isSameText(token, ownOf(id.data)) ? id.data : undefined
    },
  }
}

/** The id at the start of a token, in its usual form. */
function idIn(token: string): string | undefined {
  if (!spelling.test(token)) return undefined
  const hex = Buffer.from(token, 'base64url').subarray(0, idBytes).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
