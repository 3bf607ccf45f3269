// Stored forever.
import { z } from 'zod'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { CoupleId, ProjectId, ProviderId, RequestId } from '../ids.ts'
import { Locale } from '../locale.ts'
import { Place } from '../place.ts'

/** The first data of an account, registered or imported. */
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
  /** The couple was imported from another product, with the terms it accepted there; its town is null if it never entered one. */
  CoupleImported: {
    subject: 'coupleId',
    schema: z.object({ ...account, home: personal(Place.nullable()) }),
  },
  CoupleProfileUpdated: {
    subject: 'coupleId',
    schema: z.object({ coupleId: CoupleId, email: personal(z.string()), home: personal(Place), locale: Locale }),
  },
  /** The couple requested its erasure; no other command is accepted for it from here on. */
  AccountDeletionAsked: { schema: z.object({ coupleId: CoupleId, certificateId: z.uuid(), askedAt: z.iso.datetime() }) },
  /**
   * The couple's key was destroyed. Lists its projects and requests, so that every read model knows what to clear. Written beside
   * `PersonErased` as long as read models of releases that only know this event may exist.
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
  /** The couple's phone refused a text message permanently; `message` identifies it. */
  TextMessageRefused: { schema: z.object({ coupleId: CoupleId, message: z.string(), refusedAt: z.iso.datetime() }) },
  FavouriteAdded: { schema: z.object({ coupleId: CoupleId, providerId: ProviderId }) },
  FavouriteRemoved: { schema: z.object({ coupleId: CoupleId, providerId: ProviderId }) },
})
export type CoupleEvent = EventOf<typeof coupleEvents>
