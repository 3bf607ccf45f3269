// Stored forever.
import { z } from 'zod'
import { notifyBoth, notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { CoupleId, ProjectId, ProviderId, RequestId, VenueId } from '../ids.ts'
import { projectDetailsShape } from '../project/projectDetails.ts'
import { RequestStage } from '../referenceValues.ts'

/** Who sent a request: what an unlock opens. */
export const ContactData = z.object({ firstname: z.string(), lastname: z.string(), email: z.string(), phone: z.string() })
export type ContactData = z.infer<typeof ContactData>

export const requestEvents = defineEvents({
  /** A provider has a request: the project as it stood when the couple wrote, and the couple's contact data. */
  RequestReceived: {
    audience: notifyBoth,
    subject: 'coupleId',
    schema: z.object({
      requestId: RequestId,
      projectId: ProjectId,
      providerId: ProviderId,
      coupleId: CoupleId,
      /** The provider's venue that it is about; absent where it is about the provider itself. */
      venueId: VenueId.optional(),
      contact: personal(ContactData),
      message: personal(z.string()),
      receivedAt: z.iso.datetime(),
      ...projectDetailsShape,
    }),
  },
  /** The provider itself opened the detail for the first time. */
  RequestSeen: {
    audience: notifyBoth,
    schema: z.object({ requestId: RequestId, providerId: ProviderId, coupleId: CoupleId, seenAt: z.iso.datetime() }),
  },
  /** The couple took the request back. */
  RequestWithdrawnByCouple: {
    audience: notifyBoth,
    schema: z.object({ requestId: RequestId, providerId: ProviderId, coupleId: CoupleId, withdrawnAt: z.iso.datetime() }),
  },
  /** The couple needs no answer any more; not taken back, so what was unlocked before was worth its credit. */
  RequestClosedByCouple: {
    audience: notifyBoth,
    schema: z.object({
      requestId: RequestId,
      providerId: ProviderId,
      coupleId: CoupleId,
      reason: z.enum(['planner-found']),
      /** It is this provider that the couple has found. */
      chosen: z.boolean(),
      closedAt: z.iso.datetime(),
    }),
  },
  /** The couple wants the provider that unlocked its contact data to delete them. */
  ContactDeletionAsked: {
    audience: notifyBoth,
    schema: z.object({ requestId: RequestId, providerId: ProviderId, coupleId: CoupleId, askedAt: z.iso.datetime() }),
  },
  /** The provider says that it has deleted them; we show them to it no more. */
  ContactDeletionConfirmed: {
    audience: notifyBoth,
    schema: z.object({ requestId: RequestId, providerId: ProviderId, coupleId: CoupleId, deletedAt: z.iso.datetime() }),
  },
  /** How far the provider is with the couple; the couple is not told. */
  RequestStageChanged: {
    audience: notifyProvider,
    schema: z.object({
      requestId: RequestId,
      providerId: ProviderId,
      coupleId: CoupleId,
      stage: RequestStage,
      changedAt: z.iso.datetime(),
    }),
  },
  /** The couple was asked, once, to write a review about the provider with whom it celebrated. */
  ReviewInvited: {
    schema: z.object({ requestId: RequestId, providerId: ProviderId, coupleId: CoupleId, invitedAt: z.iso.datetime() }),
  },
  /** What the provider keeps in mind about the couple, for itself alone; '' when it was cleared. */
  RequestNoteWritten: {
    audience: notifyProvider,
    subject: 'coupleId',
    schema: z.object({
      requestId: RequestId,
      providerId: ProviderId,
      coupleId: CoupleId,
      note: personal(z.string()),
      writtenAt: z.iso.datetime(),
    }),
  },
})
export type RequestEvent = EventOf<typeof requestEvents>
