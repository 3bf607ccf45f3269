import VenuesIcon from '@mui/icons-material/VillaOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

const changedByAll = ['VenueAdded', 'VenueRemoved', 'VenueDescribed', 'VenuePresented', 'VenuePublished', 'VenueUnpublished']
const changedByImages = ['VenueImageAdded', 'VenueImageRemoved', 'VenueImageDescribed', 'VenueImagesOrdered', 'KeyVenueImageChosen']

/** A provider's venues: the list, and the form whose steps are saved separately. */
export const venueResources = [
  defineResource({
    name: 'venues',
    access: { as: 'provider' },
    label: 'venues.title',
    menu: { group: 'offer', Icon: VenuesIcon, short: 'venues.short' },
    list: lazily(async () => (await import('./VenuesPage.tsx')).VenuesPage),
    edit: lazily(async () => (await import('./VenuePage.tsx')).VenuePage),
    changedBy: [...changedByAll, ...changedByImages, 'VenueValidated', 'VenueRejected', 'VenueHidden', 'VenueShown'],
  }),
  defineResource({
    name: 'venuePresentations',
    access: { as: 'provider' },
    label: 'venuePresentations.title',
    changedBy: ['VenuePresented'],
  }),
  defineResource({
    name: 'venueServices',
    access: { as: 'provider' },
    label: 'venueServices.title',
    changedBy: ['VenueServicesOffered'],
  }),
  defineResource({ name: 'venueVideos', access: { as: 'provider' }, label: 'venueVideos.title', changedBy: ['VenueVideosChosen'] }),
  defineResource({ name: 'venueFeatures', access: { as: 'provider' }, label: 'venueFeatures.title', changedBy: ['VenueFeaturesChosen'] }),
]
