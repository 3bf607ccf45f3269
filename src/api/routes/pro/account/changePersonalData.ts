import { PersonName } from '../../../../domain/personName.ts'
import { changePersonalData } from '../../../../domain/provider/changePersonalData.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { ownPersonalData } from './ownPersonalData.ts'

/** PUT /api/pro/account: changes the names. */
export const changePersonalDataRoute = commandRoute({
  ...proCalls.changePersonalData,
  access: { as: 'provider' },
  docs: {
    tags: ['account'],
    summary: 'Change the own data',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: changePersonalData,
  async input(call) {
    const { caller: providerId, body, language } = call
    const errors = (['firstname', 'lastname'] as const)
      .filter((field) => !PersonName.safeParse(body[field]).success)
      .map((field) => ({ field, message: signInText('name_not_valid', language) }))
    if (errors.length > 0) throw new Problem(400, 'validation_error', { errors })
    const filledOn = await ownPersonalData.filledOn(call)
    return { providerId, firstname: body.firstname, lastname: body.lastname, ...filledOn }
  },
  answer: ownPersonalData.answer,
  refusals: { planner_not_found: providerNotFound, changed_meanwhile: changedMeanwhile },
})
