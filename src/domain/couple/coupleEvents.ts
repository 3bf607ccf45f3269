// Stored forever.
import { z } from 'zod'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { CoupleId, ProjectId, ProviderId, RequestId } from '../ids.ts'
import { Locale } from '../locale.ts'
import { Place } from '../place.ts'

/** What an account begins with, wherever it comes from. */
const account = {
  coupleId: CoupleId,
  firstname: personal(z.string()),
  lastname: personal(z.string()),
  email: personal(z.string()),
  phone: personal(z.string()),
  locale: Locale,
  termsVersion: z.string(),
  termsAcceptedAt: z.iso.datetime(),
}

export const coupleEvents = defineEvents({
  CoupleRegistered: {
    subject: 'coupleId',
    schema: z.object({ ...account, home: personal(Place) }),
  },
  /** The couple comes from another product, with the terms it accepted there; what it never said there, the town, is null. */
  CoupleImported: {
    subject: 'coupleId',
    schema: z.object({ ...account, home: personal(Place.nullable()) }),
  },
  CoupleProfileUpdated: {
    subject: 'coupleId',
    schema: z.object({ coupleId: CoupleId, email: personal(z.string()), home: personal(Place), locale: Locale }),
  },
  /** The couple wants its account deleted and itself erased; nothing else is decided for it from here on. */
  AccountDeletionAsked: { schema: z.object({ coupleId: CoupleId, certificateId: z.uuid(), askedAt: z.iso.datetime() }) },
  /**
   * The couple's key is destroyed. Names what it had, so that every read model finds what to clear. It stands beside `PersonErased` as
   * long as read models of releases that know only this one may exist.
   */
  CoupleErased: {
    schema: z.object({
      coupleId: CoupleId,
      certificateId: z.uuid(),
      projects: z.array(ProjectId),
      requests: z.array(RequestId),
      erasedAt: z.iso.datetime(),
    }),
  },
  /** The couple's phone refused a text message for good; `message` names it. */
  TextMessageRefused: { schema: z.object({ coupleId: CoupleId, message: z.string(), refusedAt: z.iso.datetime() }) },
  FavouriteAdded: { schema: z.object({ coupleId: CoupleId, providerId: ProviderId }) },
  FavouriteRemoved: { schema: z.object({ coupleId: CoupleId, providerId: ProviderId }) },
})
export type CoupleEvent = EventOf<typeof coupleEvents>
