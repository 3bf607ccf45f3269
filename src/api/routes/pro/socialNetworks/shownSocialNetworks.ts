import { isErased } from '../../../../domain/event.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import type { Provider } from '../../../../domain/provider/provider.ts'
import { entityTag } from '../../../entityTag.ts'
import type { SocialNetworks } from '../../../schemas/pro/socialNetworkSchemas.ts'

const none = { facebook: '', instagram: '', linkedin: '', pinterest: '', tiktok: '', twitter: '' }

/** A provider's pages as its form shows them; undefined once the provider was erased. */
export function shownSocialNetworks(id: ProviderId, { contact, socialAddresses }: Provider): SocialNetworks | undefined {
  return contact && !isErased(socialAddresses) ? { id, ...none, ...socialAddresses } : undefined
}

/** Names the state of what the form edits. */
export function socialNetworksTag(shown: SocialNetworks): string {
  return entityTag(Object.values(shown))
}
