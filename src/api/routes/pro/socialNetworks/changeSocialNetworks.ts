import type { Language } from '../../../../domain/locale.ts'
import { changeSocialNetworks } from '../../../../domain/provider/changeSocialNetworks.ts'
import { parseSocialAddress, type SocialAddresses, socialNetworks } from '../../../../domain/socialNetworks.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { type FieldError, Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { SocialNetworksBody } from '../../../schemas/pro/socialNetworkSchemas.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { ownSocialNetworks } from './ownSocialNetworks.ts'

/** PUT /api/pro/social-networks: the page on each network, stored in a normal form. Rule SOC-1. */
export const changeSocialNetworksRoute = commandRoute({
  ...proCalls.changeSocialNetworks,
  access: { as: 'provider' },
  docs: {
    tags: ['company'],
    summary: 'Say where else couples find the provider',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: changeSocialNetworks,
  async input(call) {
    const filledOn = await ownSocialNetworks.filledOn(call)
    return { providerId: call.caller, addresses: addressesOf(call.body, call.language), ...filledOn }
  },
  answer: ownSocialNetworks.answer,
  refusals: { planner_not_found: providerNotFound, changed_meanwhile: changedMeanwhile },
})

/** @throws Problem 400 with an entry per address that is not a page of its network */
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
