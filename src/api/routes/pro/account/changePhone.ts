import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { changePersonalData } from '../../../../domain/provider/changePersonalData.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { newPhoneOf, refusedPhone } from './newPhone.ts'

/** POST /api/pro/account/phone: changes the phone with the code that was sent to it. Rule ACC-7. */
export const changePhoneRoute: Route = (api, dependencies) => {
  const { commands, phoneCodes } = dependencies
  api.post(
    proCalls.changePhone.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'Change the phone',
        description: 'By the code that was sent to it; five attempts a code.',
        ...schemasOf(proCalls.changePhone),
      },
    },
    async (request, reply) => {
      const { body, language } = request
      const id = signedInProvider(request)
      const phone = newPhoneOf(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      await limitCalls(dependencies, perAddress(dependencies, 'guesses-per-address', request.ip, commands.rules.limits.guessesPerAddress))
      const codeId = await phoneCodes.check({ phone, code: body.code.trim(), commandId: context.commandId })
      if (codeId === null) throw refusedPhone('code', 'invalid-code', signInText('invalid-code', language))
      // Without the hash of the body: nothing derived from a code may be stored in an event.
      const outcome = await commands.handle(changePersonalData, { providerId: id, phone }, partOfCommand(context, 'changePhone'))
      if (!outcome.accepted) {
        const problems = { planner_not_found: () => providerNotFound(), changed_meanwhile: () => changedMeanwhile(request) }
        throw problems[outcome.refused]()
      }
      reply.reached(outcome.position)
      return { id, phone }
    },
  )
}
