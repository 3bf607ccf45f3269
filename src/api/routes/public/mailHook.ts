import { createMailReports } from '../../../jobs/mailReports.ts'
import { createMailTokens } from '../../../operational/mailTokens.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { MailHookAnswer, MailHookBody } from '../../schemas/mailHook.ts'
import { isSignedBody } from '../../signedBody.ts'

/**
 * POST /hooks/mail: a mail service reports failed or unwanted mails, in the format of docs/mail-reports.md. The route does not exist
 * without a secret. Each report names its mail by a token that we signed, so the secret alone is not enough. Rule NOT-4.
 */
export const mailHookRoute: Route = (api, { database, commands, secrets, settings }) => {
  const reports = createMailReports({ database, commands, tokens: createMailTokens(secrets) })
  api.post(
    '/hooks/mail',
    {
      config: { access: { as: 'visitor' } },
      schema: { hide: true, body: MailHookBody, response: { 200: MailHookAnswer } },
      // Before the body is parsed.
      preValidation(request, _reply, done) {
        const { mailWebhookSecret: secret } = settings
        if (secret === undefined) return done(new Problem(404, 'not_found'))
        const signature = request.headers['mail-signature']
        const isSigned = isSignedBody({ secret, body: request.bodyText ?? '', signature: String(signature), now: commands.now() })
        done(isSigned ? undefined : new Problem(401, 'unauthorized'))
      },
    },
    async ({ body: { events } }) => {
      let recorded = 0
      for (const { id, mail, type, permanent, at } of events) {
        const about = type === 'bounced' ? ({ type, isHard: permanent } as const) : ({ type } as const)
        if ((await reports.record(mail, { id, at: new Date(at), about })) === 'recorded') recorded++
      }
      return { recorded, ignored: events.length - recorded }
    },
  )
}
