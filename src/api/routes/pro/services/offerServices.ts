import type { Language } from '../../../../domain/locale.ts'
import { offerServices } from '../../../../domain/provider/offerServices.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { ownServices } from './ownServices.ts'
import { servicesOf } from './serviceTable.ts'

/** PUT /api/pro/services: the offered services, each with price, description and visibility. Rules COM-10 and COM-11. */
export const offerServicesRoute = commandRoute({
  ...proCalls.offerServices,
  access: { as: 'provider' },
  docs: {
    tags: ['company'],
    summary: 'Say which services are on offer',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: offerServices,
  async input(call) {
    const filledOn = await ownServices.filledOn(call)
    return { providerId: call.caller, services: servicesOf(call.body), ...filledOn }
  },
  answer: ownServices.answer,
  refusals: {
    planner_not_found: providerNotFound,
    changed_meanwhile: changedMeanwhile,
    services_missing: noServices,
    // The body has one row per service.
    service_twice: noServices,
  },
})

function noServices({ language }: { readonly language: Language }): Problem {
  const message = companyText('services_missing', language)
  return new Problem(400, 'services_missing', { detail: message, errors: [{ field: 'services', message }] })
}
