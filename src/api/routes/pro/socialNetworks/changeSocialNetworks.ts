import type { Language } from '../../../../domain/locale.ts'
import { changeSocialNetworks } from '../../../../domain/provider/changeSocialNetworks.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { parseSocialAddress, type SocialAddresses, socialNetworks } from '../../../../domain/socialNetworks.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { changedMeanwhile, ifMatch } from '../../../ifMatch.ts'
import { type FieldError, Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { SocialNetworksBody } from '../../../schemas/pro/socialNetworkSchemas.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { providerNotFound } from '../account/personalData.ts'
import { shownSocialNetworks, socialNetworksTag } from './shownSocialNetworks.ts'

/** PUT /api/pro/social-networks: the page on each network, stored in one form whatever way it was written. Rule SOC-1. */
export const changeSocialNetworksRoute = commandRoute({
  ...proCalls.changeSocialNetworks,
  access: { as: 'provider' },
  docs: {
    tags: ['company'],
    summary: 'Say where else couples find the provider',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: changeSocialNetworks,
  async input({ caller, body, language, request, dependencies }) {
    const seen = ifMatch(request)
    const addresses = addressesOf(body, language)
    const { state } = await dependencies.commands.load(provider, providerStream(caller))
    const before = shownSocialNetworks(caller, state)
    if (!before) throw providerNotFound()
    // A tag out of date is left to the decision, so that a retry finds what its first attempt did.
    const instead = seen === undefined ? {} : { instead: seen === socialNetworksTag(before) ? state.socialAddresses : null }
    return { providerId: caller, addresses, ...instead }
  },
  answer({ state }, { caller, reply }) {
    const shown = shownSocialNetworks(caller, state)
    if (!shown) throw providerNotFound()
    reply.header('etag', socialNetworksTag(shown))
    return shown
  },
  refusals: { planner_not_found: providerNotFound, changed_meanwhile: changedMeanwhile },
})

/** @throws Problem 400 with an entry for each address that is no page of its network */
function addressesOf(body: SocialNetworksBody, language: Language): SocialAddresses {
  const addresses: SocialAddresses = {}
  const errors: FieldError[] = []
  for (const network of socialNetworks.filter((each) => body[each] !== '')) {
    const address = parseSocialAddress(network, body[network])
    if (address === undefined) errors.push({ field: network, message: companyText('social_address_not_valid', language) })
    else addresses[network] = address
  }
  if (errors.length > 0) throw new Problem(400, 'validation_error', { errors })
  return addresses
}
