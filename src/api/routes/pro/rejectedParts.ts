import { unlessErased } from '../../../domain/event.ts'
import { kindOfPart, type PartKind } from '../../../domain/provider/profilePart.ts'
import type { Provider } from '../../../domain/provider/provider.ts'
import { publicParts } from '../../../domain/provider/publicParts.ts'
import type { RejectedPart } from '../../schemas/pro/rejectedPartSchema.ts'

/** The parts of a provider that moderation hides, of all or of some kinds. */
export function rejectedParts(state: Provider, kinds?: readonly PartKind[]): readonly RejectedPart[] {
  const present = publicParts(state)
  return [...state.parts].flatMap(([part, { rejection }]) => {
    if (!rejection || !present.has(part) || (kinds && !kinds.includes(kindOfPart(part)))) return []
    return [{ part, reason: rejection.reason, note: unlessErased(rejection.note, '') }]
  })
}
