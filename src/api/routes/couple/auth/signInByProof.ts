import type { FastifyReply, FastifyRequest } from 'fastify'
import { deriveId } from '../../../../commands/deriveId.ts'
import type { CoupleProfile } from '../../../../domain/couple/couple.ts'
import type { ProofUse, ShownProof } from '../../../../operational/phoneProofs.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { clearProofCookie, deviceCookies, setDeviceCookie, setLanguageCookie, setSessionCookies } from '../../../sessionCookies.ts'
import { coupleUser } from './coupleUser.ts'
import { phoneNotVerified } from './phoneNotVerified.ts'

export interface SigningIn {
  readonly shown: ShownProof
  readonly uses: readonly ProofUse[]
  readonly profile: CoupleProfile
}

/**
 * Uses up the proof and opens the couple's session, both or neither. The session id is derived from the command, so that a retry whose
 * first answer was lost gets the same session.
 * @throws Problem 401 when the proof is no longer valid for this
 */
export async function signInByProof(
  { database, devices, phoneProofs, sessions, settings }: ApiDependencies,
  { shown, uses, profile }: SigningIn,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const id = deriveId('session', shown.commandId)
  const tokens = await inTransaction(database, async (client) => {
    if (!(await phoneProofs.spend(shown, uses, client))) return null
    return sessions.open({ id, role: 'couple', personId: profile.coupleId, remembered: true }, client)
  })
  const user = coupleUser(profile)
  if (!tokens || !user) throw phoneNotVerified(request)
  setSessionCookies(reply, settings, 'couple', tokens)
  setDeviceCookie(reply, settings, 'couple', devices.mark({ role: 'couple', login: shown.phone }, request.cookies[deviceCookies.couple]))
  setLanguageCookie(reply, settings, user.locale)
  clearProofCookie(reply, settings)
  return { user, token: tokens.token, refresh_token: tokens.refreshToken }
}
