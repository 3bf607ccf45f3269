import { type Couple, type CoupleProfile, couple, coupleStream } from '../domain/couple/couple.ts'
import type { CoupleEvent } from '../domain/couple/coupleEvents.ts'
import { type RegisterCouple, registerCouple } from '../domain/couple/registerCouple.ts'
import type { CoupleId } from '../domain/ids.ts'
import type { Position } from '../eventstore/eventStore.ts'
import { claimHash } from './claimHash.ts'
import { deriveId } from './deriveId.ts'
import { findCoupleByPhone } from './findCoupleByPhone.ts'
import type { CommandContext, CommandHandler } from './handleCommand.ts'
import { takeClaim, type WantedClaim } from './takeClaim.ts'

export type PhoneRegistration = Omit<RegisterCouple, 'coupleId'>

export type RegisteredCouple =
  | { readonly registered: true; readonly profile: CoupleProfile; readonly position: Position }
  /** A registration with this number is under way or was abandoned; retry after this many seconds. */
  | { readonly registered: false; readonly retryAfterSeconds: number }

/**
 * Registers a couple with a verified phone number: takes the claim on the number, then creates the couple. A number with a couple returns
 * that couple unchanged. After a crash, the same command id continues.
 */
export async function registerByPhone(
  commands: CommandHandler,
  claimKey: Buffer,
  registration: PhoneRegistration,
  context: CommandContext,
): Promise<RegisteredCouple> {
  const claimed = await takeClaim(commands, phoneClaim(claimKey, registration.phone, context), context)
  if (!claimed.taken) {
    const existing = await findCoupleByPhone(commands, claimKey, registration.phone)
    return existing ? { registered: true, ...existing } : { registered: false, retryAfterSeconds: claimed.retryAfterSeconds ?? 1 }
  }
  const coupleId = coupleIdOf(claimKey, registration.phone, context)
  const outcome = await commands.handle(registerCouple, { ...registration, coupleId }, context)
  if (!outcome.accepted || !outcome.state.profile) throw new Error(`couple ${coupleId} was not registered`)
  return { registered: true, profile: outcome.state.profile, position: outcome.position }
}

/** The claim on a number that a registration takes first. */
export function phoneClaim(claimKey: Buffer, phone: string, context: CommandContext): WantedClaim<Couple, CoupleEvent> {
  const owner = coupleIdOf(claimKey, phone, context)
  return { kind: 'phone', hash: claimHash(claimKey, 'phone', phone), owner, ownerStream: coupleStream(owner), ownerAggregate: couple }
}

/** The number is part of the id; otherwise one command with two numbers would return the other's account. */
function coupleIdOf(claimKey: Buffer, phone: string, { commandId }: CommandContext): CoupleId {
  return deriveId('couple', commandId, claimHash(claimKey, 'phone', phone)) as CoupleId
}
