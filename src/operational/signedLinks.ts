import { isSameText } from '../platform/isSameText.ts'
import { keyedHash } from './secrets.ts'

/** The purpose of a link; it is invalid for any other purpose. */
export type LinkPurpose = 'confirm-email' | 'confirm-new-email' | 'new-password' | 'unsubscribe'

export interface LinkToSign {
  readonly purpose: LinkPurpose
  readonly personId: string
  /** What must still be true when it is opened, e.g. the address it was mailed to; cannot be read from the link. */
  readonly about: string
  readonly expiresAt: Date
}

export type OpenedLink = { readonly state: 'good' | 'expired'; readonly personId: string } | { readonly state: 'invalid' }

/** Tokens of mailed links. They are signed, not stored, and cannot be guessed. */
export interface SignedLinks {
  sign(link: LinkToSign): string
  /**
   * @param aboutOf what is true of the person now; undefined when the person does not exist. A link is only reported as expired when
   * everything else is valid.
   */
  open(purpose: LinkPurpose, token: string, aboutOf: (personId: string) => Promise<string | undefined>): Promise<OpenedLink>
}

/** What a link for a new login e-mail depends on: the address, and which of the requested changes it was. */
export function newEmailLink(email: string, askedAt: string): string {
  return `${email} ${askedAt}`
}

/** The person of a link that was used before and is no longer valid. */
export function personOfLink(token: string): string {
  return token.slice(0, 36)
}

export function createSignedLinks({ tokenKey, now }: { readonly tokenKey: Buffer; readonly now: () => Date }): SignedLinks {
  const signatureOf = (purpose: LinkPurpose, personId: string, expiry: string, about: string) =>
    keyedHash(tokenKey, `link ${purpose} ${personId} ${expiry} ${about}`)

  return {
    sign({ purpose, personId, about, expiresAt }) {
      const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36)
      return `${personId}.${expiry}.${signatureOf(purpose, personId, expiry, about)}`
    },

    async open(purpose, token, aboutOf) {
      const [, personId, expiry, signature] = /^([\da-f-]{36})\.([\da-z]{1,8})\.([\da-f]{64})$/.exec(token) ?? []
      if (personId === undefined || expiry === undefined || signature === undefined) return { state: 'invalid' }
      const about = await aboutOf(personId)
      const expected = signatureOf(purpose, personId, expiry, about ?? '')
      if (!isSameText(signature, expected) || about === undefined) return { state: 'invalid' }
      const isOver = Number.parseInt(expiry, 36) * 1000 <= now().getTime()
      return { state: isOver ? 'expired' : 'good', personId }
    },
  }
}
