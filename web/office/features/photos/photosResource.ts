import PhotosIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { lazyPage } from '../../kit/page/lazyPage.tsx'

export const photosResource = defineResource({
  name: 'photos',
  access: { as: 'provider' },
  label: 'photos.title',
  menu: { group: 'offer', Icon: PhotosIcon },
  list: lazyPage(async () => (await import('./PhotosPage.tsx')).PhotosPage),
  changedBy: [
    'KeyPhotoChosen',
    'PhotoAdded',
    'PhotoDescribed',
    'PhotoRemoved',
    'PhotosOrdered',
    'ProfilePhotoRemoved',
    'ProfilePhotoSet',
    'SubscriptionEnded',
    'SubscriptionStarted',
  ],
})
