import type { PortfolioId, ProviderId, VenueId } from '../ids.ts'

/** Without vowels, so that no words appear, and without characters that look alike. */
const alphabet = '23456789bcdfghjkmnpqrstvwxz'
/** With 12 characters two of 1,000,000 providers share an id with a probability of 3 in 1,000,000. */
const length = 12

/**
 * The short id in the public addresses of a new provider, venue or portfolio: derived from its id without revealing it. It is stored with
 * the registration, so that older providers keep their 8 characters.
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
