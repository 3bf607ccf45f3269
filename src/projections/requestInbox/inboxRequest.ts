import type { InboxRow, RequestStatus } from './inboxRow.ts'
import { contactOf, lockedParts } from './lockedParts.ts'

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
  /** When the couple had found its planner: one that is not unlocked can't be any more. */
  readonly closedAt: string | null
  readonly closedReason: InboxRow['closed_reason']
  /** The couple found this very provider. */
  readonly chosen: boolean
  /** When the couple asked for its contact data to be deleted. */
  readonly deletionAskedAt: string | null
  /** When the provider confirmed that they are; it sees no more of them since than of a locked request. */
  readonly contactDeletedAt: string | null
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
 * contact data found in the couple's own words are masked.
 */
export function inboxRequestOf(row: InboxRow): InboxRequest {
  const open = row.unlocked_at !== null && row.contact_deleted_at === null
  const { event_type_text, wedding_theme, event_location, latitude, longitude, message } = open ? row : lockedParts(row)
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
    closedAt: row.closed_at,
    closedReason: row.closed_reason,
    chosen: row.chosen,
    deletionAskedAt: row.deletion_asked_at,
    contactDeletedAt: row.contact_deleted_at,
    creditReturned: row.credit_returned,
    eventType: row.event_type,
    eventTypeText: event_type_text,
    serviceType: row.service_type,
    weddingTheme: wedding_theme,
    eventDate: row.event_date,
    eventLocation: event_location,
    city: row.city,
    zipCode: row.zip_code,
    country: row.country,
    latitude,
    longitude,
    positionIsExact: open,
    guestRange: row.guest_range,
    budgetRange: row.budget_range,
    plannerBudgetRange: row.planner_budget_range,
    languages: row.languages,
    plannerPreference: row.planner_preference,
    message,
    contact: open ? contactOf(row) : null,
    erased: row.erased,
  }
}
