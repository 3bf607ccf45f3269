import { defineCommand, refuse } from '../command.ts'
import { CoupleId } from '../ids.ts'
import { type FoundOfPerson, isNothing, notAmong, nothingFound, person, personStream } from './person.ts'
import type { Person } from './personKind.ts'

export interface RecordErasure {
  readonly person: Person
  /** The person's data, listed so that every read model knows what to clear. */
  readonly found: FoundOfPerson
}

/**
 * Records that the person's key was destroyed, so its data in the log are unreadable. Recorded once, and again for data found later. A
 * couple's erasure is also recorded as `CoupleErased` for the read models of older releases.
 */
export const recordErasure = defineCommand(person)({
  name: 'recordErasure',
  stream: (input: RecordErasure) => personStream(input.person),
  refusals: ['erasure_not_asked'],
  decide({ person: { kind, id }, found }, { asked, erasure }, { now }) {
    if (!asked) return refuse('erasure_not_asked')
    const more = notAmong(found, erasure ?? nothingFound)
    if (erasure && isNothing(more)) return []
    const { certificateId, askedAt } = asked
    const erasedAt = now.toISOString()
    const ids = {
      projects: [...more.projects],
      requests: [...more.requests],
      reviews: [...more.reviews],
      corrections: [...more.corrections],
      ...(more.venues.length > 0 && { venues: [...more.venues] }),
      ...(more.portfolios.length > 0 && { portfolios: [...more.portfolios] }),
    }
    const erased = { type: 'PersonErased', data: { person: { kind, id }, certificateId, ...ids, askedAt, erasedAt } } as const
    if (kind !== 'couple') return [erased]
    const { projects, requests } = ids
    return [erased, { type: 'CoupleErased', data: { coupleId: CoupleId.parse(id), certificateId, projects, requests, erasedAt } }]
  },
})
