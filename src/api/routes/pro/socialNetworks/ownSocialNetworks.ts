import { isErased } from '../../../../domain/event.ts'
import { entityTag } from '../../../entityTag.ts'
import type { SocialNetworks } from '../../../schemas/pro/socialNetworkSchemas.ts'
import { defineOwnRecord } from '../ownRecord.ts'
import { rejectedParts } from '../rejectedParts.ts'

const none = { facebook: '', instagram: '', linkedin: '', pinterest: '', tiktok: '', twitter: '' }

/** The provider's pages on social networks. */
export const ownSocialNetworks = defineOwnRecord({
  shown(id, state): SocialNetworks | undefined {
    const { contact, socialAddresses } = state
    if (!contact || isErased(socialAddresses)) return undefined
    return { id, ...none, ...socialAddresses, rejectedParts: rejectedParts(state, ['social_networks']) }
  },
  tag: ({ rejectedParts: _parts, ...edited }) => entityTag(Object.values(edited)),
  editable: ({ socialAddresses }) => socialAddresses,
})
