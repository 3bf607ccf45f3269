import type { EditablePersonalData } from '../../../../domain/editablePersonalData.ts'
import { PersonName } from '../../../../domain/personName.ts'
import { changePersonalData } from '../../../../domain/provider/changePersonalData.ts'
import { type ProviderContact, provider, providerStream } from '../../../../domain/provider/provider.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { changedMeanwhile, ifMatch } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { personalData, personalDataTag, providerNotFound } from './personalData.ts'

/** PUT /api/pro/account: the names. */
export const changePersonalDataRoute = commandRoute({
  ...proCalls.changePersonalData,
  access: { as: 'provider' },
  docs: {
    tags: ['account'],
    summary: 'Change the own data',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: changePersonalData,
  async input({ caller, body, language, request, dependencies }) {
    const seen = ifMatch(request)
    const errors = (['firstname', 'lastname'] as const)
      .filter((field) => !PersonName.safeParse(body[field]).success)
      .map((field) => ({ field, message: signInText('name_not_valid', language) }))
    if (errors.length > 0) throw new Problem(400, 'validation_error', { errors })
    const { contact } = (await dependencies.commands.load(provider, providerStream(caller))).state
    if (!contact) throw providerNotFound()
    // A tag out of date is left to the decision, so that a retry finds what its first attempt did.
    const instead = seen === undefined ? {} : { instead: seen === personalDataTag(contact) ? editableOf(contact) : null }
    return { providerId: caller, firstname: body.firstname, lastname: body.lastname, ...instead }
  },
  answer({ state }, { caller, reply, dependencies: { commands } }) {
    const shown = personalData(caller, state, { now: commands.now(), rules: commands.rules })
    if (!shown) throw providerNotFound()
    reply.header('etag', personalDataTag(shown))
    return shown
  },
  refusals: { planner_not_found: providerNotFound, changed_meanwhile: changedMeanwhile },
})

function editableOf({ firstname, lastname, phone }: ProviderContact): Pick<ProviderContact, EditablePersonalData> {
  return { firstname, lastname, phone }
}
