import { findCoupleByPhone } from '../../../../commands/findCoupleByPhone.ts'
import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { setProofCookie, shownProof } from '../../../sessionCookies.ts'
import { succeeded } from '../answers.ts'
import { phoneNotVerified } from './phoneNotVerified.ts'
import { signInByProof } from './signInByProof.ts'

/** POST /api/project/check-account: signs in a couple that has verified its number and has an account. */
export const checkAccountRoute: Route = (api, dependencies) => {
  const { commands, phoneProofs, secrets, settings } = dependencies
  api.post(
    coupleCalls.checkAccount.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Sign in by a verified phone',
        description:
          'Takes the proof of verify-phone, from the body or its cookie. Without an account the proof is good for register from then on.',
        ...schemasOf(coupleCalls.checkAccount),
      },
    },
    async (request, reply) => {
      const { body, country } = request
      const phone = parsePhoneNumber(body.phone, country)
      const proof = shownProof(request, body.proof)
      if (!phone || !proof) throw phoneNotVerified(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const shown = { proof, phone, commandId: context.commandId }
      // Nothing is looked up for an unverified number, so that neither the answer nor its timing reveals anything.
      if ((await phoneProofs.find(shown)) === null) throw phoneNotVerified(request)
      const couple = await findCoupleByPhone(commands, secrets.claimKey, phone)
      if (couple) {
        const signedIn = await signInByProof(dependencies, { shown, uses: ['login'], profile: couple.profile }, request, reply)
        reply.reached(couple.position)
        return { ...succeeded, hasAccount: true, ...signedIn }
      }
      if (!(await phoneProofs.keepForRegistration(shown))) throw phoneNotVerified(request)
      setProofCookie(reply, settings, proof, commands.rules.phoneProof.registrationMinutes)
      return { ...succeeded, hasAccount: false, user: null, token: null, refresh_token: null }
    },
  )
}
