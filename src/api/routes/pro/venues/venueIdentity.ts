import { unlessErased } from '../../../../domain/event.ts'
import type { VenueId } from '../../../../domain/ids.ts'
import { missingIn } from '../../../../domain/venue/venue.ts'
import { venueStatusOf } from '../../../../domain/venue/venueStatus.ts'
import { entityTag } from '../../../entityTag.ts'
import type { Venue } from '../../../schemas/pro/venueSchemas.ts'
import type { LoadedVenue } from './loadVenue.ts'
import { defineVenueRecord } from './venueRecord.ts'

export function shownVenue(id: VenueId, { identity, state }: LoadedVenue): Venue {
  const place = unlessErased(identity.place, null)
  const position = unlessErased(identity.position, null)
  return {
    id,
    name: unlessErased(identity.name, ''),
    type: identity.type,
    street: unlessErased(identity.street, ''),
    city: place?.city ?? '',
    zipCode: place?.zipCode ?? '',
    country: place?.country ?? null,
    latitude: String(place?.latitude ?? ''),
    longitude: String(place?.longitude ?? ''),
    pinLatitude: position?.latitude ?? null,
    pinLongitude: position?.longitude ?? null,
    email: unlessErased(identity.email, ''),
    phone: unlessErased(identity.phone, ''),
    website: unlessErased(identity.website, null) ?? '',
    facebook: unlessErased(identity.facebook, null) ?? '',
    instagram: unlessErased(identity.instagram, null) ?? '',
    status: venueStatusOf(state),
    published: state.published,
    moderation: state.moderation,
    hidden: state.hidden,
    rejection: state.rejection === undefined ? null : unlessErased(state.rejection, ''),
    missing: missingIn(state),
  }
}

/** The identity, location and state of a venue. */
export const venueIdentity = defineVenueRecord({
  shown: shownVenue,
  editable: ({ identity }) => identity,
  // The state does not change the version, so it does not disturb an editor.
  tag: ({ status: _s, published: _p, moderation: _m, hidden: _h, rejection: _r, missing: _missing, ...edited }) =>
    entityTag(Object.values(edited)),
})
