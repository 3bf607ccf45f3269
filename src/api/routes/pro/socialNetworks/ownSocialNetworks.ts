import { isErased } from '../../../../domain/event.ts'
import { entityTag } from '../../../entityTag.ts'
import type { SocialNetworks } from '../../../schemas/pro/socialNetworkSchemas.ts'
import { defineOwnRecord } from '../ownRecord.ts'

const none = { facebook: '', instagram: '', linkedin: '', pinterest: '', tiktok: '', twitter: '' }

/** The provider's pages on social networks. */
export const ownSocialNetworks = defineOwnRecord({
  shown: (id, { contact, socialAddresses }): SocialNetworks | undefined =>
    contact && !isErased(socialAddresses) ? { id, ...none, ...socialAddresses } : undefined,
  tag: (shown) => entityTag(Object.values(shown)),
  editable: ({ socialAddresses }) => socialAddresses,
})
