import type { FastifyRequest } from 'fastify'
import type { CommandHandler } from '../../../../commands/handleCommand.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'

/**
 * The provider whose invoices may be read. Invoices outlive their account, and an access token is valid for minutes after it.
 * @throws Problem 404 once the account's erasure was requested
 */
export async function accountOf(request: FastifyRequest, { commands }: { readonly commands: CommandHandler }): Promise<ProviderId> {
  const id = signedInProvider(request)
  const { contact } = (await commands.load(provider, providerStream(id))).state
  if (!contact) throw providerNotFound()
  return id
}
