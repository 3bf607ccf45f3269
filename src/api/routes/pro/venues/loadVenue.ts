import type { ProviderId, VenueId } from '../../../../domain/ids.ts'
import type { Language } from '../../../../domain/locale.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { identityOf, type Venue, type VenueIdentity, venue, venueStream } from '../../../../domain/venue/venue.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { venueRefusals } from './venueRefusals.ts'

interface Caller {
  readonly language: Language
  readonly dependencies: ApiDependencies
}

export interface LoadedVenue {
  readonly identity: VenueIdentity
  readonly state: Venue
}

/**
 * A venue of the provider, from the log, so that nobody edits an outdated version.
 * @throws Problem 404 when the provider has no such venue
 */
export async function loadVenue({ language, dependencies }: Caller, providerId: ProviderId, venueId: VenueId): Promise<LoadedVenue> {
  const { commands } = dependencies
  const [owner, { state }] = await Promise.all([
    commands.load(provider, providerStream(providerId)),
    commands.load(venue, venueStream(venueId)),
  ])
  const added = owner.state.contact && owner.state.venues.get(venueId)
  if (!added) throw venueRefusals.venue_not_found({ language, dependencies })
  return { identity: identityOf(state, added), state }
}
