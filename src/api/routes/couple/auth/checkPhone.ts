import { deriveId } from '../../../../commands/deriveId.ts'
import { findCoupleByPhone } from '../../../../commands/findCoupleByPhone.ts'
import { codeDestination } from '../../../../integrations/phoneNumbers/codeDestination.ts'
import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import { networkAddress } from '../../../../platform/networkAddress.ts'
import { tooMany } from '../../../limitCalls.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { deviceCookies } from '../../../sessionCookies.ts'
import { succeeded } from '../answers.ts'
import { refusedSignIn } from './refusedSignIn.ts'

/**
 * POST /api/project/check-phone: sends a code, for the first time or again. The answer does not reveal whether the number has an account.
 */
export const checkPhoneRoute: Route = (api, dependencies) => {
  const { commands, devices, effects, phoneCodes, secrets, settings } = dependencies
  api.post(
    coupleCalls.checkPhone.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Send a code to a phone',
        description:
          'A code by text message, with the digits and the validity of the public rule `phoneCode`; the one sent before is void. 429 with Retry-After when asked too often. A number of a country or kind that is not served gets one only when it has an account.',
        ...schemasOf(coupleCalls.checkPhone),
      },
    },
    async (request) => {
      const { language, country } = request
      const phone = parsePhoneNumber(request.body.phone, country)
      if (!phone) return refusedSignIn('invalid-phone', language)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const codeId = deriveId('phone-code', context.commandId)
      const answer = await phoneCodes.request({
        codeId,
        phone,
        language,
        address: networkAddress(request.ip),
        ...codeDestination(phone, settings.codeCountries),
        knownDevice: devices.find({ role: 'couple', login: phone }, request.cookies[deviceCookies.couple]) !== undefined,
        hasAccount: async () => (await findCoupleByPhone(commands, secrets.claimKey, phone)) !== undefined,
      })
      if ('notServed' in answer) return refusedSignIn('phone-not-served', language)
      if (!answer.sent) throw tooMany(answer.retryAfterSeconds)
      void effects.enqueue(answer.effects)
      return succeeded
    },
  )
}
