import { maskContactData } from './maskContactData.ts'
import type { InboxRow, RequestStatus } from './requestInbox.ts'

/** A request as its provider may see it. */
export interface InboxRequest {
  readonly id: InboxRow['request_id']
  readonly status: RequestStatus
  readonly receivedAt: string
  readonly seenAt: string | null
  readonly unlockedAt: string | null
  readonly paidWith: InboxRow['paid_with']
  readonly rejectedAt: string | null
  readonly rejectionReason: InboxRow['rejection_reason']
  readonly rejectionNote: string | null
  /** When the couple took it back; an unlocked one stays readable. */
  readonly withdrawnAt: string | null
  readonly creditReturned: boolean
  readonly eventType: InboxRow['event_type']
  readonly eventTypeText: string | null
  readonly serviceType: InboxRow['service_type']
  readonly weddingTheme: string | null
  readonly eventDate: string
  readonly eventLocation: string | null
  readonly city: string | null
  readonly zipCode: string | null
  readonly country: InboxRow['country']
  readonly latitude: number | null
  readonly longitude: number | null
  /** False while latitude and longitude only tell the area. */
  readonly positionIsExact: boolean
  readonly guestRange: InboxRow['guest_range']
  readonly budgetRange: InboxRow['budget_range']
  readonly plannerBudgetRange: InboxRow['planner_budget_range']
  readonly languages: InboxRow['languages']
  readonly plannerPreference: InboxRow['planner_preference']
  readonly message: string | null
  /** Null until the request is unlocked, or once the couple's data were erased. */
  readonly contact: { readonly firstname: string; readonly lastname: string; readonly email: string; readonly phone: string } | null
  readonly erased: boolean
}

/**
 * What the provider sees of a request. Before it is unlocked that is everything but the name, e-mail, phone and exact position, and
 * contact data found in the couple's own words are masked (decisions.md, "Provider side").
 */
export function inboxRequestOf(row: InboxRow): InboxRequest {
  const open = row.unlocked_at !== null
  const { firstname, lastname, email, phone } = row
  const contact = firstname !== null && lastname !== null && email !== null && phone !== null ? { firstname, lastname, email, phone } : null
  const shown = (text: string | null) => (open || text === null ? text : maskContactData(text, contact ?? undefined))
  return {
    id: row.request_id,
    status: row.status,
    receivedAt: row.received_at,
    seenAt: row.seen_at,
    unlockedAt: row.unlocked_at,
    paidWith: row.paid_with,
    rejectedAt: row.rejected_at,
    rejectionReason: row.rejection_reason,
    rejectionNote: row.rejection_note,
    withdrawnAt: row.withdrawn_at,
    creditReturned: row.credit_returned,
    eventType: row.event_type,
    eventTypeText: shown(row.event_type_text),
    serviceType: row.service_type,
    weddingTheme: shown(row.wedding_theme),
    eventDate: row.event_date,
    eventLocation: open ? row.event_location : row.city,
    city: row.city,
    zipCode: row.zip_code,
    country: row.country,
    latitude: open ? row.latitude : toTheTenth(row.latitude),
    longitude: open ? row.longitude : toTheTenth(row.longitude),
    positionIsExact: open,
    guestRange: row.guest_range,
    budgetRange: row.budget_range,
    plannerBudgetRange: row.planner_budget_range,
    languages: row.languages,
    plannerPreference: row.planner_preference,
    message: shown(row.message),
    contact: open ? contact : null,
    erased: row.erased,
  }
}

/** A tenth of a degree is eleven kilometres at most: the area, not the place. */
function toTheTenth(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 10) / 10
}
