import VideosIcon from '@mui/icons-material/VideoLibraryOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

export const videosResource = defineResource({
  name: 'videos',
  access: { as: 'provider' },
  label: 'videos.title',
  menu: { group: 'offer', Icon: VideosIcon },
  list: lazily(async () => (await import('./VideosPage.tsx')).VideosPage),
  changedBy: [
    'ProfilePartApproved',
    'ProfilePartRejected',
    'ProfilePartsChanged',
    'SubscriptionEnded',
    'SubscriptionStarted',
    'VideoAdded',
    'VideoDescribed',
    'VideoRemoved',
    'VideoVisibilityChanged',
    'VideosOrdered',
  ],
})
