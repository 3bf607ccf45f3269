import { registerByEmail } from '../../../../commands/registerByEmail.ts'
import { normalEmail } from '../../../../domain/email.ts'
import { defaultLocales } from '../../../../domain/locale.ts'
import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { deviceOf } from '../../../deviceOf.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { setLanguageCookie } from '../../../sessionCookies.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { markProviderDevice } from './markProviderDevice.ts'
import { requireValidRegistration } from './requireValidRegistration.ts'
import { signInProvider } from './signInProvider.ts'

/** POST /api/pro/register: registers and signs in a planner or venue. */
export const registerProviderRoute: Route = (api, dependencies) => {
  const { commands, secrets, settings, database } = dependencies
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.registerProvider.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Register',
        ...schemasOf(proCalls.registerProvider),
        response: { 201: proCalls.registerProvider.response },
      },
    },
    async (request, reply) => {
      const { body, country, language } = request
      const phone = parsePhoneNumber(body.phone, country)
      await requireValidRegistration(body, phone, language)
      const { kind, firstname, lastname, password, locale } = body
      if (!kind || !phone) throw new Problem(400, 'missing_data')
      const context = request.commandContext({ actor: 'visitor' })
      await requireSameBody(dependencies, context)
      await limitCalls(
        dependencies,
        perAddress(dependencies, 'registrations-per-address', request.ip, commands.rules.limits.registrationsPerAddress),
      )

      const registration = {
        kind,
        firstname,
        lastname,
        phone,
        password,
        email: normalEmail(body.email),
        locale: locale ?? defaultLocales[country],
        emailConfirmed: false,
      }
      const registered = await registerByEmail({ commands, claimKey: secrets.claimKey, credentials }, registration, context)
      if (!registered.registered) {
        const { retryAfterSeconds } = registered
        if (retryAfterSeconds !== undefined) throw new Problem(503, 'try_again', { retryAfterSeconds })
        const message = signInText('email_already_used', language)
        throw new Problem(409, 'email_already_used', { detail: message, errors: [{ field: 'email', message }] })
      }
      const given = { providerId: registered.providerId, remembered: false, device: deviceOf(request, settings) }
      const signedIn = await signInProvider(dependencies, given, context, reply)
      if (!signedIn) throw new Problem(401, 'unauthorized')
      markProviderDevice(dependencies, registration.email, request, reply)
      setLanguageCookie(reply, settings, registration.locale)
      return reply.status(201).send(signedIn)
    },
  )
}
