import { mailProviders } from '../mailProviders.ts'
import type { VenueEvent } from '../venue/venueEvents.ts'

export const mailProviderWhenVenueIsValidated = mailProviders<Extract<VenueEvent, { type: 'VenueValidated' }>>({
  name: 'mailProviderWhenVenueIsValidated',
  event: 'VenueValidated',
  mails: ({ providerId, venueId }) => [{ providerId, template: 'venue-validated', params: { venueId } }],
})
