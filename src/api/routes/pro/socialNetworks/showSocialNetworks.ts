import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { ownSocialNetworks } from './ownSocialNetworks.ts'

/** GET /api/pro/social-networks. */
export const showSocialNetworksRoute = ownSocialNetworks.showRoute(proCalls.showSocialNetworks, {
  tags: ['company'],
  summary: 'The own pages on social networks',
  description: 'The ETag names their version.',
})
