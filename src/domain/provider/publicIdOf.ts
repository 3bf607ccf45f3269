import type { PortfolioId, ProviderId, VenueId } from '../ids.ts'

/** Without vowels, so that no words come about, and without what is mistaken for something else. */
const alphabet = '23456789bcdfghjkmnpqrstvwxz'
/** With 12 characters two of 1,000,000 providers share an id with a probability of 3 in 1,000,000. */
const length = 12

/**
 * The short id in the public addresses of a provider that registers now, or of a venue or portfolio: follows from its id and does not reveal it. It is stored
 * with the registration, so that providers keep the 8 characters that older releases gave them.
 */
export function publicIdOf(owner: ProviderId | VenueId | PortfolioId): string {
  let rest = BigInt(`0x${owner.replaceAll('-', '').slice(-16)}`)
  let publicId = ''
  for (let n = 0; n < length; n++) {
    publicId += alphabet[Number(rest % BigInt(alphabet.length))]
    rest /= BigInt(alphabet.length)
  }
  return publicId
}
