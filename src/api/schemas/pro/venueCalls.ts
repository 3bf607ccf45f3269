import { z } from 'zod'
import type { Calls } from '../call.ts'
import { AddedPhoto, DescribedPhoto, OrderedPhotos, PhotoOrder, photoWordsSchema } from './gallerySchemas.ts'
import { servicesSchema } from './serviceSchemas.ts'
import { VenueServices, VenueVideos, venueVideosSchema } from './venueOfferSchemas.ts'
import {
  addVenueSchema,
  ListedVenue,
  Venue,
  VenueAnswer,
  VenueFeatures,
  VenueFeaturesBody,
  VenueGallery,
  VenueImageAnswer,
  VenueImageParams,
  VenueParams,
  VenuePresentation,
  VenuesQuery,
  venuePresentationSchema,
  venueSchema,
} from './venueSchemas.ts'

/** The calls about a provider's venues. */
export const venueCalls = {
  listVenues: { method: 'GET', path: '/api/pro/venues', query: VenuesQuery, response: z.array(ListedVenue).readonly() },
  addVenue: { method: 'POST', path: '/api/pro/venues', body: addVenueSchema, response: VenueAnswer },
  showVenue: { method: 'GET', path: '/api/pro/venues/:id', params: VenueParams, response: Venue },
  describeVenue: { method: 'PUT', path: '/api/pro/venues/:id', params: VenueParams, body: venueSchema, response: Venue },
  removeVenue: { method: 'DELETE', path: '/api/pro/venues/:id', params: VenueParams, response: VenueAnswer },
  publishVenue: { method: 'POST', path: '/api/pro/venues/:id/publish', params: VenueParams, response: VenueAnswer },
  unpublishVenue: { method: 'POST', path: '/api/pro/venues/:id/unpublish', params: VenueParams, response: VenueAnswer },
  hideVenue: { method: 'POST', path: '/api/pro/venues/:id/hide', params: VenueParams, response: VenueAnswer },
  showVenueAgain: { method: 'POST', path: '/api/pro/venues/:id/show-again', params: VenueParams, response: VenueAnswer },
  showVenuePresentation: { method: 'GET', path: '/api/pro/venue-presentations/:id', params: VenueParams, response: VenuePresentation },
  presentVenue: {
    method: 'PUT',
    path: '/api/pro/venue-presentations/:id',
    params: VenueParams,
    body: venuePresentationSchema,
    response: VenuePresentation,
  },
  showVenueFeatures: { method: 'GET', path: '/api/pro/venue-features/:id', params: VenueParams, response: VenueFeatures },
  chooseVenueFeatures: {
    method: 'PUT',
    path: '/api/pro/venue-features/:id',
    params: VenueParams,
    body: VenueFeaturesBody,
    response: VenueFeatures,
  },
  showVenueServices: { method: 'GET', path: '/api/pro/venue-services/:id', params: VenueParams, response: VenueServices },
  offerVenueServices: {
    method: 'PUT',
    path: '/api/pro/venue-services/:id',
    params: VenueParams,
    body: servicesSchema,
    response: VenueServices,
  },
  showVenueVideos: { method: 'GET', path: '/api/pro/venue-videos/:id', params: VenueParams, response: VenueVideos },
  chooseVenueVideos: {
    method: 'PUT',
    path: '/api/pro/venue-videos/:id',
    params: VenueParams,
    body: venueVideosSchema,
    response: VenueVideos,
  },
  showVenueGallery: { method: 'GET', path: '/api/pro/venue-galleries/:id', params: VenueParams, response: VenueGallery },
  orderVenueImages: {
    method: 'PUT',
    path: '/api/pro/venue-galleries/:id',
    params: VenueParams,
    body: PhotoOrder,
    response: OrderedPhotos,
  },
  addVenueImage: {
    method: 'POST',
    path: '/api/pro/venue-galleries/:id/images',
    params: VenueParams,
    upload: true,
    response: AddedPhoto,
  },
  describeVenueImage: {
    method: 'PUT',
    path: '/api/pro/venue-galleries/:id/images/:imageId',
    params: VenueImageParams,
    body: photoWordsSchema,
    response: DescribedPhoto,
  },
  removeVenueImage: {
    method: 'DELETE',
    path: '/api/pro/venue-galleries/:id/images/:imageId',
    params: VenueImageParams,
    response: VenueImageAnswer,
  },
  chooseKeyVenueImage: {
    method: 'POST',
    path: '/api/pro/venue-galleries/:id/images/:imageId/key',
    params: VenueImageParams,
    response: VenueImageAnswer,
  },
} as const satisfies Calls
