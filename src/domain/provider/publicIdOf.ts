import type { ProviderId } from '../ids.ts'

/** Without vowels, so that no words come about, and without what is mistaken for something else. */
const alphabet = '23456789bcdfghjkmnpqrstvwxz'
const length = 8

/** The short id in a provider's public addresses: follows from its id, does not tell it, and has 280 thousand million values. */
export function publicIdOf(providerId: ProviderId): string {
  let rest = BigInt(`0x${providerId.replaceAll('-', '').slice(-16)}`)
  let publicId = ''
  for (let n = 0; n < length; n++) {
    publicId += alphabet[Number(rest % BigInt(alphabet.length))]
    rest /= BigInt(alphabet.length)
  }
  return publicId
}
