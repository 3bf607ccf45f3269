import type { Route } from '../../../route.ts'
import { addVenueRoute } from './addVenue.ts'
import { addVenueImageRoute } from './addVenueImage.ts'
import { chooseVenueFeaturesRoute, showVenueFeaturesRoute } from './chooseVenueFeatures.ts'
import { chooseVenueVideosRoute, showVenueVideosRoute } from './chooseVenueVideos.ts'
import { describeVenueRoute, showVenueRoute } from './describeVenue.ts'
import { imageRoutes } from './imageRoutes.ts'
import { listVenuesRoute } from './listVenues.ts'
import { offerVenueServicesRoute, showVenueServicesRoute } from './offerVenueServices.ts'
import { presentVenueRoute, showVenuePresentationRoute } from './presentVenue.ts'
import { publicationRoutes } from './publicationRoutes.ts'
import { showVenueGalleryRoute } from './showVenueGallery.ts'

/** The routes of a provider's venues. */
export const venueRoutes: readonly Route[] = [
  listVenuesRoute,
  addVenueRoute,
  showVenueRoute,
  describeVenueRoute,
  showVenuePresentationRoute,
  presentVenueRoute,
  showVenueFeaturesRoute,
  chooseVenueFeaturesRoute,
  showVenueServicesRoute,
  offerVenueServicesRoute,
  showVenueVideosRoute,
  chooseVenueVideosRoute,
  showVenueGalleryRoute,
  addVenueImageRoute,
  ...imageRoutes,
  ...publicationRoutes,
]
