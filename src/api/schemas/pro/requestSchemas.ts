import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { GuaranteeRule } from '../../../domain/guarantee/guaranteeRule.ts'
import { RequestId, VenueId } from '../../../domain/ids.ts'
import { Country, Language } from '../../../domain/locale.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import {
  BudgetRange,
  EventType,
  GuestRange,
  PlannerBudgetRange,
  PlannerPreference,
  RejectionReason,
  RequestStage,
  ServiceType,
} from '../../../domain/referenceValues.ts'
import { plainText } from '../plainText.ts'
import { listQuery, oneOrMore } from './listQuery.ts'
import { searchLength } from './searchLength.ts'

export const RequestStatus = z.enum(['locked', 'unlocked', 'rejected', 'withdrawn', 'closed'])
const time = z.iso.datetime()

/** A request as its provider may see it; until it is unlocked without contact data and exact position. */
export const InboxRequest = z.object({
  id: RequestId,
  /** The own venue that it is about; null where it is about the provider itself. */
  venue: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  status: RequestStatus,
  receivedAt: time,
  seenAt: time.nullable(),
  /** Since when it is not unread any more: seen, or marked as read. */
  readAt: time.nullable(),
  unlockedAt: time.nullable(),
  paidWith: z.enum(['credit', 'premium']).nullable(),
  rejectedAt: time.nullable(),
  rejectionReason: RejectionReason.nullable(),
  rejectionNote: z.string().nullable(),
  withdrawnAt: time.nullable(),
  /** When the couple had found its planner: what is not unlocked can't be any more. */
  closedAt: time.nullable(),
  closedReason: z.enum(['planner-found']).nullable(),
  /** The couple found this very provider. */
  chosen: z.boolean(),
  /** When the couple asked for its contact data to be deleted. */
  deletionAskedAt: time.nullable(),
  /** When the provider confirmed that they are; since then the request looks as a locked one does. */
  contactDeletedAt: time.nullable(),
  /** Opening it costs nothing: another request of the couple for the same date was paid for. */
  isPaidFor: z.boolean(),
  /** What the unlock cost. */
  paidCredits: z.int().nullable(),
  /** By which rules of the guarantee the credit can still come back, and until when; null: at any time. */
  openReturns: z.array(z.object({ rule: GuaranteeRule, until: time.nullable() })).readonly(),
  creditReturned: z.boolean(),
  /** By which rule it came back, and when; null where that was not noted. */
  returnRule: GuaranteeRule.nullable(),
  returnedAt: time.nullable(),
  /** How far the provider is with it; null until it is unlocked. */
  stage: RequestStage.nullable(),
  stageChangedAt: time.nullable(),
  /** The provider noted something for itself. */
  hasNote: z.boolean(),
  eventType: EventType,
  eventTypeText: z.string().nullable(),
  serviceType: ServiceType.nullable(),
  weddingTheme: z.string().nullable(),
  eventDate: Day,
  eventLocation: z.string().nullable(),
  city: z.string().nullable(),
  zipCode: z.string().nullable(),
  country: Country.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  positionIsExact: z.boolean(),
  guestRange: GuestRange,
  budgetRange: BudgetRange,
  plannerBudgetRange: PlannerBudgetRange,
  languages: z.array(Language).readonly(),
  plannerPreference: PlannerPreference,
  message: z.string().nullable(),
  contact: z.object({ firstname: z.string(), lastname: z.string(), email: z.string(), phone: z.string() }).nullable(),
  erased: z.boolean(),
})

export const InboxQuery = listQuery(
  ['receivedAt', 'eventDate', 'budget', 'seenAt', 'status', 'city'],
  z.strictObject({
    id: oneOrMore(RequestId).optional(),
    status: oneOrMore(RequestStatus).optional(),
    seen: z.boolean().optional(),
    /** Neither seen nor marked as read. */
    unread: z.boolean().optional(),
    stage: oneOrMore(RequestStage).optional(),
    /** Of the own venues that they are about. */
    venueId: oneOrMore(VenueId).optional(),
    eventType: oneOrMore(EventType).optional(),
    serviceType: oneOrMore(ServiceType).optional(),
    country: oneOrMore(Country).optional(),
    eventFrom: Day.optional(),
    eventTo: Day.optional(),
    city: plainText(searchLength.most).trim().min(1).optional(),
    /** Words, or beginnings of them, of what the provider may see: town, kind of event, theme, message, and names once unlocked. */
    q: plainText(searchLength.most).trim().min(1).optional(),
  }),
)

export const RequestParams = z.object({ id: RequestId })

export const StageBody = z.object({ stage: RequestStage })
export const MovedRequest = z.object({ id: RequestId, stage: RequestStage })

export const requestNoteSchema = ({ text }: PublicRules) => z.object({ note: plainText(text.requestNote).trim() })
/** '' while there is none. */
export const RequestNote = z.object({ id: RequestId, note: z.string() })

/** As many as a page holds at most. */
export const ReadBody = z.object({ ids: z.array(RequestId).min(1).max(100) })
export const ReadRequests = z.object({ ids: z.array(RequestId).readonly() })

export const SeenRequest = z.object({ id: RequestId, seen: z.literal(true) })

export const UnlockedRequest = z.object({
  id: RequestId,
  status: z.literal('unlocked'),
  paidWith: z.enum(['credit', 'premium']),
  unlockedAt: time,
})

export const ContactDeleted = z.object({ id: RequestId, contactDeletedAt: time })

export const rejectionSchema = ({ text }: PublicRules) =>
  z.object({
    reason: RejectionReason,
    /** Needed when the reason is 'other'. */
    note: plainText(text.rejectionNote).trim().nullish(),
  })

export const RejectedRequest = z.object({ id: RequestId, status: z.literal('rejected'), rejectedAt: time })
