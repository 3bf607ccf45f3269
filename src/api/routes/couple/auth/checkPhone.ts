import { deriveId } from '../../../../commands/deriveId.ts'
import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import { networkAddress } from '../../../../platform/networkAddress.ts'
import { tooMany } from '../../../limitCalls.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { CheckPhoneAnswer, CheckPhoneBody } from '../../../schemas/couple/auth.ts'
import { succeeded } from '../answers.ts'
import { refusedSignIn } from './refusedSignIn.ts'

/** POST /api/project/check-phone: sends a code, also again. The answer does not tell whether the number has an account. */
export const checkPhoneRoute: Route = (api, dependencies) => {
  const { phoneCodes, deliveries } = dependencies
  api.post(
    '/api/project/check-phone',
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Send a code to a phone',
        description:
          'Six digits by text message, good for ten minutes; the one sent before is void. 429 with Retry-After when asked too often.',
        body: CheckPhoneBody,
        response: { 200: CheckPhoneAnswer },
      },
    },
    async (request) => {
      const { language, country } = request
      const phone = parsePhoneNumber(request.body.phone, country)
      if (!phone) return refusedSignIn('invalid-phone', language)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const codeId = deriveId('phone-code', context.commandId)
      const answer = await phoneCodes.request({ codeId, phone, language, address: networkAddress(request.ip) })
      if (!answer.sent) throw tooMany(answer.retryAfterSeconds)
      void deliveries.enqueue(answer.deliveries)
      return succeeded
    },
  )
}
