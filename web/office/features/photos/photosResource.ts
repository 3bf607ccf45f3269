import PhotosIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const photosResource = defineResource({
  name: 'photos',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: PhotosIcon },
  list: withTexts(['moderation', 'photos'], async () => (await import('./PhotosPage.tsx')).PhotosPage),
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
