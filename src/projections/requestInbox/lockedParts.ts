import type { InboxRow } from './inboxRow.ts'
import { maskContactData } from './maskContactData.ts'

type OpenedParts = Pick<InboxRow, 'event_type_text' | 'wedding_theme' | 'event_location' | 'latitude' | 'longitude' | 'message'>

/**
 * What an unlock opens beside the contact data, as it shows while it is locked: contact data in the couple's own words are masked, and
 * the position tells the area.
 */
export function lockedParts(row: InboxRow): OpenedParts {
  const contact = contactOf(row) ?? undefined
  const masked = (text: string | null) => (text === null ? null : maskContactData(text, contact))
  return {
    event_type_text: masked(row.event_type_text),
    wedding_theme: masked(row.wedding_theme),
    event_location: row.city,
    latitude: toTheTenth(row.latitude),
    longitude: toTheTenth(row.longitude),
    message: masked(row.message),
  }
}

/** Who sent the request; null once it was erased, or deleted at the couple's wish. */
export function contactOf({ firstname, lastname, email, phone }: InboxRow) {
  return firstname !== null && lastname !== null && email !== null && phone !== null ? { firstname, lastname, email, phone } : null
}

/** A tenth of a degree is eleven kilometres at most: the area, not the place. */
function toTheTenth(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 10) / 10
}
