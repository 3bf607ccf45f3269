import type { Personal } from '../event.ts'
import type { PartRejectionReason, ProfilePart } from './profilePart.ts'
import type { ProviderEvent } from './providerEvents.ts'

/** The moderation state of a part of the profile. */
export interface ModeratedPart {
  /** The number of versions since moderation of parts was introduced; a decision names it. */
  readonly version: number
  /** Visible to couples unless rejected. */
  readonly state: 'waiting' | 'settled' | 'rejected'
  readonly rejection?: { readonly reason: PartRejectionReason; readonly note: Personal<string> }
}

/** Parts that were changed while the profile was approved, or decided on by moderation. All others are visible, in version 0. */
export type ModeratedParts = ReadonlyMap<ProfilePart, ModeratedPart>

type PartEvent = Extract<
  ProviderEvent,
  { type: 'ProfilePartsChanged' | 'ProfilePartApproved' | 'ProfilePartRejected' | 'ProviderApproved' | 'ProviderRejected' }
>

export function partsAfter(parts: ModeratedParts, event: PartEvent): ModeratedParts {
  switch (event.type) {
    case 'ProfilePartsChanged':
      return event.data.parts.reduce(
        (known, { part, version, waits }) => known.set(part, { version, state: waits ? 'waiting' : 'settled' }),
        new Map(parts),
      )
    case 'ProfilePartApproved': {
      const { part, version } = event.data
      return new Map(parts).set(part, { version, state: 'settled' })
    }
    case 'ProfilePartRejected': {
      const { part, version, reason, note } = event.data
      return new Map(parts).set(part, { version, state: 'rejected', rejection: { reason, note } })
    }
    // The whole profile was reviewed.
    case 'ProviderApproved':
    case 'ProviderRejected':
      return new Map([...parts].map(([part, its]) => [part, its.state === 'waiting' ? { ...its, state: 'settled' } : its]))
  }
}
