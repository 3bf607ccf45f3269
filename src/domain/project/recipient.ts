import { z } from 'zod'
import type { ProviderId, VenueId } from '../ids.ts'

/** Whom a couple writes to: the id of a provider or, for one of its venues, that of the venue. */
export const RecipientId = z.uuid().brand<'RecipientId'>()
export type RecipientId = z.infer<typeof RecipientId>

/** A provider, or one of its venues. */
export interface Recipient {
  readonly providerId: ProviderId
  /** Absent where the provider itself is meant. */
  readonly venueId?: VenueId | undefined
}

/** A provider is one recipient, and each of its venues another. Rule REQ-17. */
export function recipientIdOf({ providerId, venueId }: Recipient): RecipientId {
  return (venueId ?? providerId) as string as RecipientId
}
