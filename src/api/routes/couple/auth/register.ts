import type { FastifyRequest } from 'fastify'
import { registerByPhone } from '../../../../commands/registerByPhone.ts'
import { defaultLocales, type Language } from '../../../../domain/locale.ts'
import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import { type FieldError, Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { RegisterBody } from '../../../schemas/couple/auth.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { shownProof } from '../../../sessionCookies.ts'
import { type SignInTextCode, signInText } from '../../../texts/signInTexts.ts'
import { succeeded } from '../answers.ts'
import { checkProfileFields } from './checkProfileFields.ts'
import { phoneNotVerified } from './phoneNotVerified.ts'
import { refusedSignIn } from './refusedSignIn.ts'
import { signInByProof } from './signInByProof.ts'

/** POST /api/project/register: registers and signs in a couple with a verified phone. A number with an account is signed in to it. */
export const registerRoute: Route = (api, dependencies) => {
  const { commands, phoneProofs, secrets } = dependencies
  api.post(
    coupleCalls.register.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Register',
        description: 'Takes the proof of verify-phone, from the body or its cookie; the city as the city search gave it.',
        ...schemasOf(coupleCalls.register),
      },
    },
    async (request, reply) => {
      const { body, country, language } = request
      const phone = parsePhoneNumber(body.phone, country)
      const proof = shownProof(request, body.proof)
      if (!phone || !proof) throw phoneNotVerified(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const shown = { proof, phone, commandId: context.commandId }
      if ((await phoneProofs.find(shown)) === null) throw phoneNotVerified(request)

      const checked = await checkProfileFields(dependencies, { ...body, locale: body.locale || localeOf(request) }, language)
      const errors = [...nameErrors(body, language), ...checked.errors, ...termsErrors(body, language)]
      if (errors.length > 0 || !('profile' in checked)) return { ...noSession, ...refusedSignIn(summaryOf(errors), language, errors) }

      const { firstname, lastname } = body
      const registration = { phone, firstname, lastname, ...checked.profile }
      const registered = await registerByPhone(commands, secrets.claimKey, registration, context)
      if (!registered.registered) throw new Problem(503, 'try_again', { retryAfterSeconds: registered.retryAfterSeconds })
      reply.reached(registered.position)
      const { profile } = registered
      return { ...succeeded, ...(await signInByProof(dependencies, { shown, uses: ['login', 'registration'], profile }, request, reply)) }
    },
  )
}

const noSession = { user: null, token: null, refresh_token: null }

/** Without a requested language the couple gets the language it reads, with the domain's country where both match. */
function localeOf({ language, country }: FastifyRequest): string {
  const local = defaultLocales[country]
  return local.startsWith(language) ? local : language
}

/** Any name of a person, without control characters and markup. */
const printable = /^[^\p{C}<>]+$/u

function nameErrors({ firstname, lastname }: RegisterBody, language: Language): readonly FieldError[] {
  return [
    ...(printable.test(firstname) ? [] : [{ field: 'firstname', message: signInText('invalid-firstname', language) }]),
    ...(printable.test(lastname) ? [] : [{ field: 'lastname', message: signInText('invalid-lastname', language) }]),
  ]
}

function termsErrors({ termsAccepted }: RegisterBody, language: Language): readonly FieldError[] {
  return termsAccepted === true ? [] : [{ field: 'termsAccepted', message: signInText('terms-not-accepted', language) }]
}

/** The text above the messages of the fields. */
function summaryOf(errors: readonly FieldError[]): SignInTextCode {
  return errors.every(({ field }) => field === 'termsAccepted') ? 'terms-not-accepted' : 'invalid-fields'
}
