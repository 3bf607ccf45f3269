import { deriveId } from '../../../../commands/deriveId.ts'
import { codeDestination } from '../../../../integrations/phoneNumbers/codeDestination.ts'
import { limitOn } from '../../../../operational/limits.ts'
import { networkAddress } from '../../../../platform/networkAddress.ts'
import { limitCalls, tooMany } from '../../../limitCalls.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { newPhoneOf, refusedPhone } from './newPhone.ts'

/** POST /api/pro/account/phone-code: sends a code to a new phone, for the first time or again. Rule ACC-7. */
export const askPhoneCodeRoute: Route = (api, dependencies) => {
  const { commands, effects, phoneCodes, secrets, settings } = dependencies
  api.post(
    proCalls.askPhoneCode.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'Send a code to another phone',
        description:
          'A code by text message, with the digits and the validity of the public rule `phoneCode`; the one sent before is void. The phone is changed by the code.',
        ...schemasOf(proCalls.askPhoneCode),
      },
    },
    async (request) => {
      const { language } = request
      const id = signedInProvider(request)
      const phone = newPhoneOf(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      await limitCalls(dependencies, limitOn('phone-codes-per-provider', secrets.codeKey, id, commands.rules.limits.phoneCodesPerProvider))
      const answer = await phoneCodes.request({
        codeId: deriveId('phone-code', context.commandId),
        phone,
        language,
        address: networkAddress(request.ip),
        ...codeDestination(phone, settings.codeCountries),
        knownDevice: false,
        // The separate budgets for signing in do not apply here.
        hasAccount: async () => false,
      })
      if ('notServed' in answer) throw refusedPhone('phone', 'phone-not-served', signInText('phone-not-served', language))
      if (!answer.sent) throw tooMany(answer.retryAfterSeconds)
      void effects.enqueue(answer.effects)
      return { id, phone }
    },
  )
}
