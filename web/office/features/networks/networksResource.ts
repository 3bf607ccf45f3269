import ShareIcon from '@mui/icons-material/ShareOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** The provider's social networks. */
export const networksResource = defineResource({
  name: 'networks',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: ShareIcon },
  list: withTexts(['moderation', 'networks'], async () => (await import('./NetworksPage.tsx')).NetworksPage),
  changedBy: ['ProfilePartApproved', 'ProfilePartRejected', 'ProfilePartsChanged', 'SocialNetworksChanged'],
})
