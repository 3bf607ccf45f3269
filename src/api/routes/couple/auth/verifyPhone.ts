import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { setProofCookie } from '../../../sessionCookies.ts'
import { succeeded } from '../answers.ts'
import { refusedSignIn } from './refusedSignIn.ts'

/** POST /api/project/verify-phone: exchanges the received code for a proof, which check-account and register accept. */
export const verifyPhoneRoute: Route = (api, dependencies) => {
  const { phoneCodes, phoneProofs, settings, commands } = dependencies
  const { limits, phoneProof } = commands.rules
  api.post(
    coupleCalls.verifyPhone.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Verify a phone by its code',
        description: 'Five attempts a code. The proof also comes as an HttpOnly cookie.',
        ...schemasOf(coupleCalls.verifyPhone),
      },
    },
    async (request, reply) => {
      const { language, country, body } = request
      const phone = parsePhoneNumber(body.phone, country)
      if (!phone) return { ...refusedSignIn('invalid-phone', language), proof: null }
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      await limitCalls(dependencies, perAddress(dependencies, 'guesses-per-address', request.ip, limits.guessesPerAddress))
      const { commandId } = context
      const codeId = await phoneCodes.check({ phone, code: body.code.trim(), commandId })
      if (codeId === null) return { ...refusedSignIn('invalid-code', language), proof: null }
      const proof = await phoneProofs.issue(codeId, phone, commandId)
      setProofCookie(reply, settings, proof, phoneProof.loginMinutes)
      return { ...succeeded, proof }
    },
  )
}
