import { isErased } from '../../../../domain/event.ts'
import { ProviderId } from '../../../../domain/ids.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { ApiDependencies } from '../../../dependencies.ts'

/** The person of a link, and whether it is valid. A link to an address that is no longer the provider's login is invalid. */
export async function openConfirmation({ commands, links }: Pick<ApiDependencies, 'commands' | 'links'>, token: string) {
  const opened = await links.open('confirm-email', token, async (personId) => {
    const { contact } = (await commands.load(provider, providerStream(ProviderId.parse(personId)))).state
    return contact && !isErased(contact.email) ? contact.email : undefined
  })
  return opened.state === 'invalid' ? opened : { state: opened.state, providerId: ProviderId.parse(opened.personId) }
}
