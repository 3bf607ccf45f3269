import { setTimeout as delay } from 'node:timers/promises'
import { type ClaimKind, claim, claimStream } from '../domain/claim/claim.ts'
import { claimFor } from '../domain/claim/claimFor.ts'
import type { Aggregate } from '../domain/command.ts'
import type { DomainEvent } from '../domain/event.ts'
import type { StreamName } from '../domain/ids.ts'
import type { CommandContext, CommandHandler } from './handleCommand.ts'
import { partOfCommand } from './partOfCommand.ts'

export interface WantedClaim<State, Event extends DomainEvent> {
  readonly kind: ClaimKind
  readonly hash: string
  /** Derived from the command and the hash, so that a retry meets its own claim. */
  readonly owner: string
  readonly ownerStream: StreamName
  readonly ownerAggregate: Aggregate<State, Event>
}

export type ClaimTaken =
  /** The owner holds the claim, and nobody can take it over for at least half the grace period. */
  | { readonly taken: true }
  /** It belongs to an existing owner. */
  | { readonly taken: false; readonly retryAfterSeconds: undefined }
  /** A registration holds it but has not created its owner yet, and perhaps never will; retry after `retryAfterSeconds`. */
  | { readonly taken: false; readonly retryAfterSeconds: number }

const pollMs = 40

/**
 * Takes a unique value for an owner that is about to be created. The claim is written before the owner's stream: after a crash in between,
 * a retry of the same command finds its own claim, and after the grace period anybody may take it over.
 */
export async function takeClaim<State, Event extends DomainEvent>(
  commands: CommandHandler,
  wanted: WantedClaim<State, Event>,
  context: CommandContext,
): Promise<ClaimTaken> {
  const { kind, hash, owner, ownerStream, ownerAggregate } = wanted
  const graceMs = commands.rules.claimGraceMinutes * 60_000
  const patientUntil = performance.now() + commands.rules.claimPatience.milliseconds
  for (;;) {
    const { state, position } = await commands.load(claim, claimStream(kind, hash))
    const ageMs = state.held ? commands.now().getTime() - Date.parse(state.claimedAt) : 0
    const own = state.held && state.owner === owner
    if (own && ageMs < graceMs / 2) return { taken: true }
    if (state.held && (await commands.load(ownerAggregate, state.ownerStream)).exists) {
      return own ? { taken: true } : { taken: false, retryAfterSeconds: undefined }
    }
    if (!state.held || own || ageMs >= graceMs) {
      // The claim's position is part of the id: a claim made before somebody else's takeover must not count as a repetition of this one.
      const part = partOfCommand(context, 'claim', kind, hash, position)
      // The next iteration shows whether this process took the claim or another one was faster.
      await commands.handle(claimFor, { kind, hash, owner, ownerStream, ...(state.held && { insteadOf: state.owner }) }, part)
    } else if (performance.now() < patientUntil) await delay(pollMs)
    else return { taken: false, retryAfterSeconds: Math.ceil((graceMs - ageMs) / 1000) }
  }
}
