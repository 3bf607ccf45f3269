import { claim, claimStream } from '../domain/claim/claim.ts'
import { type CoupleProfile, couple, coupleStream } from '../domain/couple/couple.ts'
import { CoupleId } from '../domain/ids.ts'
import { later, type Position } from '../eventstore/eventStore.ts'
import { claimHash } from './claimHash.ts'
import type { CommandHandler } from './handleCommand.ts'

/** A couple as the log has it now. */
export interface FoundCouple {
  readonly profile: CoupleProfile
  /** How far the log was read. */
  readonly position: Position
}

/** The couple whose phone (E.164) this is; undefined when nobody registered with it, or the couple is being erased. */
export async function findCoupleByPhone(commands: CommandHandler, claimKey: Buffer, phone: string): Promise<FoundCouple | undefined> {
  const claimed = await commands.load(claim, claimStream('phone', claimHash(claimKey, 'phone', phone)))
  if (!claimed.state.held) return undefined
  const { state, position } = await commands.load(couple, coupleStream(CoupleId.parse(claimed.state.owner)))
  return state.profile?.phone === phone && !state.deletion
    ? { profile: state.profile, position: later(claimed.position, position) }
    : undefined
}
