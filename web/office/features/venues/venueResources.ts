import VenuesIcon from '@mui/icons-material/VillaOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

const changedByAll = ['VenueAdded', 'VenueRemoved', 'VenueDescribed', 'VenuePresented', 'VenuePublished', 'VenueUnpublished']
const changedByImages = ['VenueImageAdded', 'VenueImageRemoved', 'VenueImageDescribed', 'VenueImagesOrdered', 'KeyVenueImageChosen']

/** A provider's venues: the list, and the form whose steps are saved separately. */
export const venueResources = [
  defineResource({
    name: 'venues',
    access: { as: 'provider' },
    menu: { group: 'offer', Icon: VenuesIcon, short: 'layout.short.venues' },
    list: withTexts(['venues'], async () => (await import('./VenuesPage.tsx')).VenuesPage),
    edit: withTexts(['venues'], async () => (await import('./VenuePage.tsx')).VenuePage),
    changedBy: [...changedByAll, ...changedByImages, 'VenueValidated', 'VenueRejected', 'VenueHidden', 'VenueShown'],
  }),
  defineResource({
    name: 'venuePresentations',
    access: { as: 'provider' },
    changedBy: ['VenuePresented'],
  }),
  defineResource({
    name: 'venueServices',
    access: { as: 'provider' },
    changedBy: ['VenueServicesOffered'],
  }),
  defineResource({ name: 'venueVideos', access: { as: 'provider' }, changedBy: ['VenueVideosChosen'] }),
  defineResource({ name: 'venueFeatures', access: { as: 'provider' }, changedBy: ['VenueFeaturesChosen'] }),
]
