import { claimHash } from '../../../../commands/claimHash.ts'
import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { Email, normalEmail } from '../../../../domain/email.ts'
import { askLoginEmailChange } from '../../../../domain/provider/askLoginEmailChange.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { limitOn, resetLimit } from '../../../../operational/limits.ts'
import { limitCalls } from '../../../limitCalls.ts'
import { sessionOf } from '../../../plugins/permissions.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { accountText } from '../../../texts/accountTexts.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { wrongPassword } from './wrongPassword.ts'

/**
 * POST /api/pro/account/email: mails a link to another login e-mail, which becomes the login when the link is opened. The answer is the
 * same for an e-mail that is somebody else's login. Rule ACC-6.
 */
export const askLoginEmailRoute: Route = (api, dependencies) => {
  const { commands, secrets, database } = dependencies
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.askLoginEmail.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'Ask for another login e-mail',
        description: 'A link is mailed there; the login e-mail is changed when it is opened.',
        ...schemasOf(proCalls.askLoginEmail),
      },
    },
    async (request, reply) => {
      const { body, language } = request
      const id = signedInProvider(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const email = normalEmail(body.email)
      if (!Email.safeParse(email).success) throw refusedEmail('email_not_valid', signInText('email_not_valid', language))
      const { passwordChangesPerProvider, loginEmailLinksPerProvider } = commands.rules.limits
      // The same limit as for changing the password, so that guesses are counted together.
      const tries = limitOn('password-changes', secrets.codeKey, id, passwordChangesPerProvider)
      await limitCalls(dependencies, tries)
      if (!(await credentials.isPasswordOf(id, body.currentPassword))) throw wrongPassword(language)
      await resetLimit(database, tries)
      await limitCalls(dependencies, limitOn('login-email-links', secrets.codeKey, id, loginEmailLinksPerProvider))
      const { sessionId } = sessionOf(request, 'provider')
      const input = { providerId: id, email, claim: claimHash(secrets.claimKey, 'login', email), sessionId }
      // Without the hash of the body: nothing derived from a password may be stored in an event.
      const outcome = await commands.handle(askLoginEmailChange, input, partOfCommand(context, 'askLoginEmailChange'))
      if (!outcome.accepted) {
        const problems = {
          planner_not_found: () => providerNotFound(),
          email_unchanged: () => refusedEmail('email_unchanged', accountText('email_unchanged', language)),
        }
        throw problems[outcome.refused]()
      }
      reply.reached(outcome.position)
      return { id, newEmail: email }
    },
  )
}

function refusedEmail(code: string, message: string): Problem {
  return new Problem(400, code, { detail: message, errors: [{ field: 'email', message }] })
}
