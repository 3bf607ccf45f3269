import ShareIcon from '@mui/icons-material/ShareOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** The provider's social networks. */
export const networksResource = defineResource({
  name: 'networks',
  access: { as: 'provider' },
  label: 'networks.title',
  menu: { group: 'offer', Icon: ShareIcon },
  list: lazily(async () => (await import('./NetworksPage.tsx')).NetworksPage),
  changedBy: ['ProfilePartApproved', 'ProfilePartRejected', 'ProfilePartsChanged', 'SocialNetworksChanged'],
})
