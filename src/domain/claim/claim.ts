import type { Aggregate } from '../command.ts'
import { type StreamName, streamName } from '../ids.ts'
import type { ClaimEvent } from './claimEvents.ts'

export type Claim =
  | { readonly held: false }
  | { readonly held: true; readonly owner: string; readonly ownerStream: StreamName; readonly claimedAt: string }

/**
 * A value that belongs to one owner at a time: `company` a company's number, `welcome` the welcome credit of such a number, which is never
 * released. Named by a keyed hash, so that the log does not reveal the value.
 */
export const claimKinds = ['phone', 'login', 'company', 'welcome'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claim: Aggregate<Claim, ClaimEvent> = {
  initial: { held: false },
  evolve(_state, event) {
    switch (event.type) {
      case 'Claimed':
        return { held: true, ...event.data }
      case 'Released':
        return { held: false }
    }
  },
}

export function claimStream(kind: ClaimKind, hash: string): StreamName {
  return streamName(`claim-${kind}`, hash)
}
