import { normalEmail } from '../../../../domain/email.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { limitOn, resetLimit } from '../../../../operational/limits.ts'
import { networkAddress } from '../../../../platform/networkAddress.ts'
import { deviceOf } from '../../../deviceOf.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { deviceCookies } from '../../../sessionCookies.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { mailAboutNewDevice } from './mailAboutNewDevice.ts'
import { markProviderDevice } from './markProviderDevice.ts'
import { signInProvider } from './signInProvider.ts'

/** POST /api/pro/login: signs in by e-mail and password. Every failure gets the same answer after the same time. */
export const loginProviderRoute: Route = (api, dependencies) => {
  const { commands, devices, secrets, database, settings } = dependencies
  const { signInsPerLogin, signInsPerLoginAndAddress, signInsPerAddress, signInsPerKnownDevice } = commands.rules.limits
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.loginProvider.path,
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['sign in'], summary: 'Sign in', ...schemasOf(proCalls.loginProvider) },
    },
    async (request, reply) => {
      await requireSameBody(dependencies, request.commandContext({ actor: 'visitor' }))
      const { body, ip, language } = request
      const email = normalEmail(body.email)
      const device = devices.find({ role: 'provider', login: email }, request.cookies[deviceCookies.provider])
      const here = device
        ? limitOn('sign-ins-per-known-device', secrets.codeKey, device, signInsPerKnownDevice)
        : limitOn('sign-ins-per-login-and-address', secrets.codeKey, `${email} ${networkAddress(ip)}`, signInsPerLoginAndAddress)
      // Guesses from many addresses use up the limits of strangers, not those of the owner's known device.
      const strangers = [
        limitOn('sign-ins-per-login', secrets.codeKey, email, signInsPerLogin),
        perAddress(dependencies, 'sign-ins-per-address', ip, signInsPerAddress),
      ]
      await limitCalls(dependencies, here, ...(device ? [] : strangers))
      const providerId = await credentials.check('provider', email, body.password, device ?? networkAddress(ip))
      const given = { providerId: providerId as ProviderId, remembered: body.remember === true, device: deviceOf(request, settings) }
      const context = request.commandContext({ actor: `provider:${providerId}` })
      const signedIn = providerId && (await signInProvider(dependencies, given, context, reply))
      if (!signedIn) throw new Problem(401, 'invalid_credentials', { detail: signInText('invalid_credentials', language) })
      await resetLimit(database, here)
      if (!device) await mailAboutNewDevice(dependencies, signedIn.id, given.device, context)
      markProviderDevice(dependencies, email, request, reply)
      return signedIn
    },
  )
}
