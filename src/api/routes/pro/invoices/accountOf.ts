import type { FastifyRequest } from 'fastify'
import type { CommandHandler } from '../../../../commands/handleCommand.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'

/**
 * Whose invoices may be read. They outlive their account, and a token lives on for minutes after it.
 * @throws Problem 404 once the account is to be erased
 */
export async function accountOf(request: FastifyRequest, { commands }: { readonly commands: CommandHandler }): Promise<ProviderId> {
  const id = signedInProvider(request)
  const { contact } = (await commands.load(provider, providerStream(id))).state
  if (!contact) throw providerNotFound()
  return id
}
