import type { FastifyReply } from 'fastify'
import { deriveId } from '../../../../commands/deriveId.ts'
import type { CommandContext } from '../../../../commands/handleCommand.ts'
import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { recordSignIn } from '../../../../domain/provider/recordSignIn.ts'
import { noteProviderSignIn } from '../../../../operational/providerSignIns.ts'
import type { SessionDevice } from '../../../../operational/sessions.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { setSessionCookies } from '../../../sessionCookies.ts'

export interface SigningInProvider {
  readonly providerId: ProviderId
  readonly remembered: boolean
  /** What the provider can recognise the session by. */
  readonly device: SessionDevice
}

/**
 * Records the provider's activity and opens its session; undefined when the provider does not exist, or this sign-in was ended already. The
 * session id is derived from the command, so that a retry finds its own session.
 */
export async function signInProvider(
  { commands, database, sessions, settings }: Pick<ApiDependencies, 'commands' | 'database' | 'sessions' | 'settings'>,
  { providerId, remembered, device }: SigningInProvider,
  context: CommandContext,
  reply: FastifyReply,
) {
  const outcome = await commands.handle(recordSignIn, { providerId }, partOfCommand(context, 'recordSignIn'))
  if (!outcome.accepted) return undefined
  const id = deriveId('session', context.commandId)
  const tokens = await sessions.open({ id, role: 'provider', personId: providerId, remembered, device })
  if (!tokens) return undefined
  await noteProviderSignIn(database, providerId, commands.now())
  reply.reached(outcome.position)
  setSessionCookies(reply, settings, 'provider', tokens)
  return { id: providerId, token: tokens.token, refresh_token: tokens.refreshToken }
}
