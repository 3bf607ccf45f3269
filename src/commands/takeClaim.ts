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
  /** It is the owner's, and nobody takes it over for half the grace at least. */
  | { readonly taken: true }
  /** It belongs to somebody who exists. */
  | { readonly taken: false; readonly retryAfterSeconds: undefined }
  /** Somebody took it and does not exist yet: perhaps never will, which is clear after `retryAfterSeconds`. */
  | { readonly taken: false; readonly retryAfterSeconds: number }

/** How long to wait for somebody who is just coming to be: two devices registering one number at once. */
const patienceMs = 3_000
const pollMs = 40

/**
 * Takes a unique thing for an owner that is about to be created. The claim comes first and the owner's
 * stream second: whoever is killed in between leaves a claim that a retry of the same command meets as its own, and that anybody
 * takes over when it is older than the grace.
 */
export async function takeClaim<State, Event extends DomainEvent>(
  commands: CommandHandler,
  wanted: WantedClaim<State, Event>,
  context: CommandContext,
): Promise<ClaimTaken> {
  const { kind, hash, owner, ownerStream, ownerAggregate } = wanted
  const graceMs = commands.rules.claimGraceMinutes * 60_000
  const patientUntil = performance.now() + patienceMs
  for (;;) {
    const { state, position } = await commands.load(claim, claimStream(kind, hash))
    const ageMs = state.held ? commands.now().getTime() - Date.parse(state.claimedAt) : 0
    const own = state.held && state.owner === owner
    if (own && ageMs < graceMs / 2) return { taken: true }
    if (state.held && (await commands.load(ownerAggregate, state.ownerStream)).exists) {
      return own ? { taken: true } : { taken: false, retryAfterSeconds: undefined }
    }
    if (!state.held || own || ageMs >= graceMs) {
      // The state it is taken out of is part of the id: what was given before somebody else's takeover must not count as given again.
      const part = partOfCommand(context, 'claim', kind, hash, position)
      // The next look shows whether it was taken or somebody was faster.
      await commands.handle(claimFor, { kind, hash, owner, ownerStream, ...(state.held && { insteadOf: state.owner }) }, part)
    } else if (performance.now() < patientUntil) await delay(pollMs)
    else return { taken: false, retryAfterSeconds: Math.ceil((graceMs - ageMs) / 1000) }
  }
}
