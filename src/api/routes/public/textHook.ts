import { z } from 'zod'
import { refusedPhoneIn } from '../../../integrations/sms/twilioReports.ts'
import { createTextReports } from '../../../jobs/textReports.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { textHookPath } from '../../schemas/textHookPath.ts'

const Params = z.object({ message: z.uuid() })
const Form = z.record(z.string(), z.string())

/**
 * POST /hooks/sms/:message: Twilio reports the state of a text message, in a form signed with the account's token. An undelivered message
 * counts as refused by the phone, like one refused while sending. Rule GUA-4.
 */
export const textHookRoute: Route = (api, { commands, secrets, settings }) => {
  const reports = createTextReports({ commands, claimKey: secrets.claimKey })
  void api.register(async (scope) => {
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)))
    })
    scope.post(
      `${textHookPath}/:message`,
      { config: { access: { as: 'visitor' } }, schema: { hide: true, params: Params, body: Form } },
      async (request, reply) => {
        const { twilioToken: authToken } = settings
        if (authToken === undefined) throw new Problem(404, 'not_found')
        const { message } = Params.parse(request.params)
        const phone = refusedPhoneIn({
          authToken,
          url: `${settings.publicUrl}${textHookPath}/${message}`,
          signature: String(request.headers['x-twilio-signature'] ?? ''),
          form: Form.parse(request.body),
        })
        if (phone === undefined) throw new Problem(401, 'unauthorized')
        if (phone !== null) await reports.recordRefusal({ message, phone, at: commands.now() })
        return reply.status(204).send()
      },
    )
  })
}
