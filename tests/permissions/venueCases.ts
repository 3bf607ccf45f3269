import { offeredServices } from '../../src/domain/referenceValues.ts'
import type { CallCase, CallToMake } from './callCase.ts'

const onVenue = (path: (id: string, imageId: string) => string, call: Omit<CallToMake, 'path'> = {}): CallCase => ({
  names: 'owned',
  call: async (world, identity, whose) => {
    const { venueId, imageId } = await world.venue(identity, whose)
    return { path: `/api/pro/${path(venueId, imageId)}`, ...call }
  },
})
const saved = (body: object) => ({ body, headers: { 'if-match': '*' } })
const said = {
  name: 'Domaine des Tilleuls',
  type: 'castle',
  street: '',
  city: '',
  zipCode: '',
  country: null,
  latitude: '',
  longitude: '',
  pinLatitude: null,
  pinLongitude: null,
  email: '',
  phone: '',
  website: '',
  facebook: '',
  instagram: '',
}
const presentation = { description: '', details: '', seated: 80, standing: null, bedrooms: null, minPrice: null, maxPrice: null }
const row = { offered: true, startingFrom: 90_000, priceVisible: true, description: null, descriptionVisible: true }
const services = Object.fromEntries(offeredServices.map((service) => [service, row]))
const nobodysImage = '00000000-0000-4000-8000-000000000000'

/** The calls of providers' venue routes. */
export const venueCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/venues': { names: 'nothing', call: () => ({ path: '/api/pro/venues' }) },
  'POST /api/pro/venues': { names: 'nothing', call: () => ({ path: '/api/pro/venues', body: { name: 'La Grange', type: 'farm' } }) },
  'GET /api/pro/venues/:id': onVenue((id) => `venues/${id}`),
  'PUT /api/pro/venues/:id': onVenue((id) => `venues/${id}`, saved(said)),
  'DELETE /api/pro/venues/:id': onVenue((id) => `venues/${id}`),
  'POST /api/pro/venues/:id/publish': { ...onVenue((id) => `venues/${id}/publish`), failsWith: 'venue_incomplete' },
  'POST /api/pro/venues/:id/unpublish': onVenue((id) => `venues/${id}/unpublish`),
  'POST /api/pro/venues/:id/hide': onVenue((id) => `venues/${id}/hide`),
  'POST /api/pro/venues/:id/show-again': onVenue((id) => `venues/${id}/show-again`),
  'GET /api/pro/venue-presentations/:id': onVenue((id) => `venue-presentations/${id}`),
  'PUT /api/pro/venue-presentations/:id': onVenue((id) => `venue-presentations/${id}`, saved(presentation)),
  'GET /api/pro/venue-features/:id': onVenue((id) => `venue-features/${id}`),
  'PUT /api/pro/venue-features/:id': onVenue((id) => `venue-features/${id}`, saved({ features: ['garden'] })),
  'GET /api/pro/venue-services/:id': onVenue((id) => `venue-services/${id}`),
  'PUT /api/pro/venue-services/:id': onVenue((id) => `venue-services/${id}`, saved(services)),
  'GET /api/pro/venue-videos/:id': onVenue((id) => `venue-videos/${id}`),
  'PUT /api/pro/venue-videos/:id': onVenue((id) => `venue-videos/${id}`, saved({ videos: [] })),
  'GET /api/pro/venue-galleries/:id': onVenue((id) => `venue-galleries/${id}`),
  'PUT /api/pro/venue-galleries/:id': {
    ...onVenue((id) => `venue-galleries/${id}`, { body: { photoIds: [nobodysImage] } }),
    failsWith: 'changed_meanwhile',
    idsInBody: { photoIds: { refusedIn: 'src/api/routes/pro/venues/venues.test.ts' } },
  },
  'POST /api/pro/venue-galleries/:id/images': { ...onVenue((id) => `venue-galleries/${id}/images`), failsWith: 'no_image' },
  'PUT /api/pro/venue-galleries/:id/images/:imageId': onVenue((id, imageId) => `venue-galleries/${id}/images/${imageId}`, {
    body: { caption: 'Le parc', alt: '' },
  }),
  'DELETE /api/pro/venue-galleries/:id/images/:imageId': onVenue((id, imageId) => `venue-galleries/${id}/images/${imageId}`),
  'POST /api/pro/venue-galleries/:id/images/:imageId/key': onVenue((id, imageId) => `venue-galleries/${id}/images/${imageId}/key`),
}
