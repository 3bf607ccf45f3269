import PhotosIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

export const photosResource = defineResource({
  name: 'photos',
  access: { as: 'provider' },
  label: 'photos.title',
  menu: { group: 'offer', Icon: PhotosIcon },
  list: lazily(async () => (await import('./PhotosPage.tsx')).PhotosPage),
  changedBy: [
    'KeyPhotoChosen',
    'PhotoAdded',
    'PhotoDescribed',
    'PhotoRemoved',
    'PhotosOrdered',
    'PhotosVisibilityChanged',
    'ProfilePartApproved',
    'ProfilePartRejected',
    'ProfilePartsChanged',
    'ProfilePhotoRemoved',
    'ProfilePhotoSet',
    'SubscriptionEnded',
    'SubscriptionStarted',
  ],
})
