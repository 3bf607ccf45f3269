import { maskContactData } from './maskContactData.ts'

/**
 * True when the provider may see everything of a request: it is unlocked, and the contact data were not deleted at the couple's request.
 */
export function isOpen(row: { readonly unlocked_at: string | null; readonly contact_deleted_at: string | null }): boolean {
  return row.unlocked_at !== null && row.contact_deleted_at === null
}

/** The parts of a request that an unlock reveals besides the contact data. */
interface OpenedParts {
  readonly event_type_text: string | null
  readonly wedding_theme: string | null
  readonly event_location: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly message: string | null
}

interface ContactParts {
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
}

/**
 * The parts that an unlock reveals besides the contact data, as shown while locked: contact data in the couple's texts are masked, and the
 * position is reduced to the area.
 */
export function lockedParts(row: OpenedParts & ContactParts & { readonly city: string | null }): OpenedParts {
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

/** The sender of the request; null once it was erased, or deleted at the couple's request. */
export function contactOf({ firstname, lastname, email, phone }: ContactParts) {
  return firstname !== null && lastname !== null && email !== null && phone !== null ? { firstname, lastname, email, phone } : null
}

/** A tenth of a degree is at most eleven kilometres: the area, not the place. */
function toTheTenth(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 10) / 10
}
