import { hkdfSync } from 'node:crypto'
import { isSameText } from '../platform/isSameText.ts'
import { keyedHash, type Secrets } from './secrets.ts'

const idDigits = 32
const addressDigits = 8
const signatureDigits = 20

/** The content of a mail's token. */
export interface OpenedMailToken {
  /** Id of the mail's effect. */
  readonly mail: string
  /** Whether the mail was sent to this address. */
  wentTo(address: string): boolean
}

/**
 * The tokens by which reports about undelivered or unwanted mails name the mail. Signed, so that only somebody who has seen the mail can
 * report it.
 */
export interface MailTokens {
  /**
   * 60 lower-case hex digits: the token is part of a local part, which is limited to 64 characters and which some servers convert to lower
   * case.
   */
  sign(mail: string, address: string): string
  /** Undefined for a forged token. */
  open(token: string): OpenedMailToken | undefined
}

export function createMailTokens({ claimKey }: Pick<Secrets, 'claimKey'>): MailTokens {
  const key = Buffer.from(hkdfSync('sha256', claimKey, '', 'mail reports', 32))
  const tagOf = (address: string) => keyedHash(key, `address ${address.toLowerCase()}`).slice(0, addressDigits)
  const signatureOf = (named: string) => keyedHash(key, `mail ${named}`).slice(0, signatureDigits)
  return {
    sign(mail, address) {
      const named = mail.replaceAll('-', '').toLowerCase() + tagOf(address)
      return named + signatureOf(named)
    },
    open(token) {
      const written = token.toLowerCase()
      if (!/^[\da-f]{60}$/.test(written)) return undefined
      const named = written.slice(0, idDigits + addressDigits)
      if (!isSameText(written.slice(named.length), signatureOf(named))) return undefined
      return {
        mail: named.slice(0, idDigits).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        wentTo: (address) => named.slice(idDigits) === tagOf(address),
      }
    },
  }
}
