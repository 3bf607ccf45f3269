import type { Pool } from 'pg'
import { releaseClaim } from '../domain/claim/releaseClaim.ts'
import { releaseUnusedLogin } from '../domain/claim/releaseUnusedLogin.ts'
import { isErased } from '../domain/event.ts'
import type { ProviderId } from '../domain/ids.ts'
import { changeLoginEmail } from '../domain/provider/changeLoginEmail.ts'
import { provider, providerStream } from '../domain/provider/provider.ts'
import type { Position } from '../eventstore/eventStore.ts'
import type { Credentials } from '../operational/credentials.ts'
import type { Sessions } from '../operational/sessions.ts'
import { inTransaction } from '../platform/transaction.ts'
import { claimHash } from './claimHash.ts'
import type { CommandContext, CommandHandler } from './handleCommand.ts'
import { partOfCommand } from './partOfCommand.ts'
import { takeClaim } from './takeClaim.ts'

export interface ConfirmLoginEmailOptions {
  readonly database: Pool
  readonly commands: CommandHandler
  readonly claimKey: Buffer
  readonly credentials: Pick<Credentials, 'moveLogin'>
  readonly sessions: Pick<Sessions, 'closeAllWithin'>
}

export interface LoginEmailConfirmation {
  readonly providerId: ProviderId
  /** The id of the requested change, as the link states it. */
  readonly askedAt: string
  /**
   * The session in which the link was opened, if it is the provider's. It stays open, like the one in which the provider requested the
   * change.
   */
  readonly sessionId: string | undefined
}

export type ConfirmedLoginEmail =
  | { readonly confirmed: true; readonly email: string; readonly position: Position }
  /** `used`: the e-mail is somebody else's login. `invalid`: the change was not requested, or is already done. */
  | { readonly confirmed: false; readonly because: 'used' | 'invalid' }
  /** A registration with this e-mail is under way or was abandoned; retry after this many seconds. */
  | { readonly confirmed: false; readonly because: 'busy'; readonly retryAfterSeconds: number }

/**
 * Confirms a requested login e-mail: takes the claim on it, then changes the credentials and ends all other sessions, then writes the
 * event, from which the rest follows. After a crash in between, opening the link again continues. Rule ACC-6.
 */
export async function confirmLoginEmail(
  { database, commands, claimKey, credentials, sessions }: ConfirmLoginEmailOptions,
  { providerId, askedAt, sessionId }: LoginEmailConfirmation,
  context: CommandContext,
): Promise<ConfirmedLoginEmail> {
  const stream = providerStream(providerId)
  const { contact, emailChange } = (await commands.load(provider, stream)).state
  const invalid = { confirmed: false, because: 'invalid' } as const
  if (!contact || !emailChange || isErased(contact.email) || isErased(emailChange.email) || emailChange.askedAt !== askedAt) return invalid
  const { email, claim, isDone, sessionId: asking } = emailChange

  if (!isDone) {
    const wanted = { kind: 'login', hash: claim, owner: providerId, ownerStream: stream, ownerAggregate: provider } as const
    const claimed = await takeClaim(commands, wanted, context)
    if (!claimed.taken) {
      const { retryAfterSeconds } = claimed
      if (retryAfterSeconds !== undefined) return { confirmed: false, because: 'busy', retryAfterSeconds }
      return { confirmed: false, because: 'used' }
    }
    if (!(await moveLogin())) {
      await commands.handle(releaseClaim, { kind: 'login', hash: claim, owner: providerId }, partOfCommand(context, 'giveBack'))
      return { confirmed: false, because: 'used' }
    }
  }
  const input = { providerId, askedAt, formerClaim: claimHash(claimKey, 'login', contact.email) }
  const outcome = await commands.handle(changeLoginEmail, input, partOfCommand(context, 'changeLoginEmail'))
  if (outcome.accepted) return { confirmed: true, email, position: outcome.position }
  // Another change was requested meanwhile, or the account is being deleted. The e-mail of a completed change stays claimed.
  if (!isDone) await commands.handle(releaseUnusedLogin, { providerId, hash: claim }, partOfCommand(context, 'release'))
  return invalid

  /** False when the e-mail is the login of an existing person. */
  async function moveLogin(): Promise<boolean> {
    const login = { role: 'provider', personId: providerId, email } as const
    const refuseTokens = await inTransaction(database, async (client) => {
      let holder = await credentials.moveLogin(client, login)
      // Credentials left by an owner that was never created; the claim decides.
      if (holder !== undefined && holder !== providerId && !(await commands.load(provider, providerStream(holder as ProviderId))).exists) {
        holder = await credentials.moveLogin(client, { ...login, insteadOf: holder })
      }
      if (holder !== providerId) return undefined
      const except = [sessionId, asking].filter((id) => id !== undefined)
      return sessions.closeAllWithin(client, providerId, 'email_changed', except)
    })
    refuseTokens?.()
    return refuseTokens !== undefined
  }
}
