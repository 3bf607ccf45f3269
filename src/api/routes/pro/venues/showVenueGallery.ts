import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { showPicturesRoute } from '../showPicturesRoute.ts'
import { loadVenue } from './loadVenue.ts'

/** GET /api/pro/venue-galleries/:id */
export const showVenueGalleryRoute = showPicturesRoute({
  ...proCalls.showVenueGallery,
  owns: 'venue',
  summary: 'The pictures of a venue',
  load: loadVenue,
  needsAlt: false,
  quota: ({ venues }) => venues.images,
})
