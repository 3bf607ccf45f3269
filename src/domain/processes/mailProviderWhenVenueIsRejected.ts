import { mailProviders } from '../mailProviders.ts'
import type { VenueEvent } from '../venue/venueEvents.ts'

export const mailProviderWhenVenueIsRejected = mailProviders<Extract<VenueEvent, { type: 'VenueRejected' }>>({
  name: 'mailProviderWhenVenueIsRejected',
  event: 'VenueRejected',
  mails: ({ providerId, venueId }) => [{ providerId, template: 'venue-rejected', params: { venueId } }],
})
