import type { ProviderId } from '../domain/ids.ts'
import { type Provider, provider, providerStream } from '../domain/provider/provider.ts'
import type { ProviderEvent } from '../domain/provider/providerEvents.ts'
import { publicIdOf } from '../domain/provider/publicIdOf.ts'
import { type RegisterProvider, registerProvider } from '../domain/provider/registerProvider.ts'
import type { Position } from '../eventstore/eventStore.ts'
import type { Credentials } from '../operational/credentials.ts'
import { claimHash } from './claimHash.ts'
import { deriveId } from './deriveId.ts'
import type { CommandContext, CommandHandler } from './handleCommand.ts'
import { partOfCommand } from './partOfCommand.ts'
import { takeClaim, type WantedClaim } from './takeClaim.ts'

export interface EmailRegistration extends Omit<RegisterProvider, 'providerId' | 'publicId'> {
  /** Satisfies the password rule; stored only as an argon2id hash. */
  readonly password: string
}

export type RegisteredProvider =
  | { readonly registered: true; readonly providerId: ProviderId; readonly position: Position }
  /** The e-mail is an existing login. */
  | { readonly registered: false; readonly retryAfterSeconds: undefined }
  /** A registration with this e-mail is under way or was abandoned; retry after this many seconds. */
  | { readonly registered: false; readonly retryAfterSeconds: number }

export interface RegisterByEmailOptions {
  readonly commands: CommandHandler
  readonly claimKey: Buffer
  readonly credentials: Credentials
}

/**
 * Registers a provider: takes the claim on the login e-mail, then stores the password, then creates the provider, so that every registered
 * provider can sign in. After a crash, the same command id continues.
 * @param registration with the e-mail as `normalEmail` returns it
 */
export async function registerByEmail(
  { commands, claimKey, credentials }: RegisterByEmailOptions,
  { password, ...registration }: EmailRegistration,
  context: CommandContext,
): Promise<RegisteredProvider> {
  const { email } = registration
  // A repeated registration whose provider was erased since (its id is never reused) or has changed its e-mail.
  const known = await commands.load(provider, providerStream(providerIdOf(claimKey, email, context)))
  if (known.exists && known.state.contact?.email !== email) return { registered: false, retryAfterSeconds: undefined }
  const claimed = await takeClaim(commands, loginClaim(claimKey, email, context), context)
  if (!claimed.taken) return { registered: false, retryAfterSeconds: claimed.retryAfterSeconds }
  const providerId = providerIdOf(claimKey, email, context)
  const given = { role: 'provider', personId: providerId, email, password } as const
  const before = await credentials.create(given)
  if (before !== providerId) {
    // Credentials left by an owner that was never created; the claim decides.
    if ((await commands.load(provider, providerStream(before as ProviderId))).exists) {
      return { registered: false, retryAfterSeconds: undefined }
    }
    // Not the provider's when the e-mail is an administrator's login.
    if ((await credentials.create({ ...given, insteadOf: before })) !== providerId)
      return { registered: false, retryAfterSeconds: undefined }
  }
  const input = { ...registration, providerId, publicId: publicIdOf(providerId) }
  // Without the hash of the body, which contains a password: nothing derived from a password may be stored in an event.
  const outcome = await commands.handle(registerProvider, input, partOfCommand(context, 'registerProvider'))
  if (!outcome.accepted) throw new Error(`provider ${providerId} was not registered`)
  return { registered: true, providerId, position: outcome.position }
}

/** The claim on a login e-mail that a registration takes first. */
export function loginClaim(claimKey: Buffer, email: string, context: CommandContext): WantedClaim<Provider, ProviderEvent> {
  const owner = providerIdOf(claimKey, email, context)
  return { kind: 'login', hash: claimHash(claimKey, 'login', email), owner, ownerStream: providerStream(owner), ownerAggregate: provider }
}

/** The e-mail is part of the id; otherwise one command with two e-mails would return the other's account. */
function providerIdOf(claimKey: Buffer, email: string, { commandId }: CommandContext): ProviderId {
  return deriveId('provider', commandId, claimHash(claimKey, 'login', email)) as ProviderId
}
