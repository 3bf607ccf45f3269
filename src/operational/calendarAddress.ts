import { createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from '../platform/isSameText.ts'
import type { Secrets } from './secrets.ts'

const tokenBytes = 24

/**
 * The addresses of providers' own calendars. The token is derived from the provider and the number of the address, so it is stored nowhere,
 * and a new number invalidates the previous address.
 */
export function createCalendarAddresses({ claimKey }: Pick<Secrets, 'claimKey'>) {
  const key = Buffer.from(hkdfSync('sha256', claimKey, '', 'calendars', 32))
  const tokenOf = (providerId: string, number: number) =>
    createHmac('sha256', key).update(`${providerId} ${number}`).digest().subarray(0, tokenBytes).toString('base64url')
  return {
    /** The path of a provider's calendar; null while it has no address. */
    pathOf: (providerId: string, number: number) =>
      number === 0 ? null : `/api/calendars/${providerId}/${tokenOf(providerId, number)}.ics`,
    isToken: (token: string, providerId: string, number: number) => number > 0 && isSameText(token, tokenOf(providerId, number)),
  }
}
