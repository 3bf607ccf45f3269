import type { RejectionReason } from '../../domain/referenceValues.ts'
import type { RequestEvent } from '../../domain/request/requestEvents.ts'
import type { DetailColumns } from '../detailColumns.ts'

/** How a request stands with its provider: its answer or, without one, whether the couple took it back or found its planner. */
export type RequestStatus = 'locked' | 'unlocked' | 'rejected' | 'withdrawn' | 'closed'

type Received = Extract<RequestEvent, { type: 'RequestReceived' }>['data']

/** A request as it was sent, with all that happened to it. Nothing is masked here; `requestInboxQueries.ts` masks on reading. */
export interface InboxRow extends DetailColumns {
  readonly request_id: Received['requestId']
  readonly provider_id: Received['providerId']
  readonly couple_id: Received['coupleId']
  readonly project_id: Received['projectId']
  readonly status: RequestStatus
  readonly received_at: string
  readonly seen_at: string | null
  readonly unlocked_at: string | null
  readonly paid_with: 'credit' | 'premium' | null
  readonly rejected_at: string | null
  readonly rejection_reason: RejectionReason | null
  readonly rejection_note: string | null
  readonly withdrawn_at: string | null
  /** When the couple had found its planner, and whether it is this provider. */
  readonly closed_at: string | null
  readonly closed_reason: 'planner-found' | null
  readonly chosen: boolean
  /** When the couple asked the provider to delete the contact data it had unlocked. */
  readonly deletion_asked_at: string | null
  /** When the provider confirmed it; what an unlock had opened is gone from the row since. */
  readonly contact_deleted_at: string | null
  readonly credit_returned: boolean
  readonly message: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
  /** The couple's personal data are gone for good. */
  readonly erased: boolean
}
