import VideosIcon from '@mui/icons-material/VideoLibraryOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const videosResource = defineResource({
  name: 'videos',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: VideosIcon },
  list: withTexts(['moderation', 'videos'], async () => (await import('./VideosPage.tsx')).VideosPage),
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
