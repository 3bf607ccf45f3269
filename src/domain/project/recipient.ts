import { z } from 'zod'
import type { ProviderId, VenueId } from '../ids.ts'

/** The recipient of a message: the id of a provider or of one of its venues. */
export const RecipientId = z.uuid().brand<'RecipientId'>()
export type RecipientId = z.infer<typeof RecipientId>

/** A provider, or one of its venues. */
export interface Recipient {
  readonly providerId: ProviderId
  /** Absent when the provider itself is the recipient. */
  readonly venueId?: VenueId | undefined
}

/** A provider is one recipient, and each of its venues another. Rule REQ-17. */
export function recipientIdOf({ providerId, venueId }: Recipient): RecipientId {
  return (venueId ?? providerId) as string as RecipientId
}
