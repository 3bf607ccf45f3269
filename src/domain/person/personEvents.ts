// Stored forever.
import { z } from 'zod'
import { notifyPersonIfProvider, notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf } from '../event.ts'
import { PortfolioId, ProjectId, ProviderId, RequestId, ReviewId, VenueId } from '../ids.ts'
import { MailKind, OptionalMailKind } from '../mailKinds.ts'
import { TextMessageKind } from '../textMessageKinds.ts'
import { erasureReasons, Person } from './personKind.ts'

/** A person's notification settings, delivery failures and erasure, in the person's own stream: `couple-`, `provider-` or `review-`. */
export const personEvents = defineEvents({
  /** A kind of mail was turned off, or on again: by the person, or by somebody who opened the link in one of its mails. */
  NotificationPreferenceChanged: {
    schema: z.object({ person: Person, kind: OptionalMailKind, wanted: z.boolean(), changedAt: z.iso.datetime() }),
  },
  /**
   * A mail to the person's e-mail failed. `isFinal`: no optional mails are sent there any more, since the address was refused permanently
   * or several mails in a row failed.
   */
  MailBounced: {
    audience: notifyPersonIfProvider,
    schema: z.object({
      person: Person,
      mail: z.uuid(),
      kind: MailKind,
      isHard: z.boolean(),
      isFinal: z.boolean(),
      bouncedAt: z.iso.datetime(),
    }),
  },
  /** The person reported a mail as unwanted; `mail` is the id of its effect, here and above. */
  MailComplained: {
    audience: notifyPersonIfProvider,
    schema: z.object({ person: Person, mail: z.uuid(), kind: MailKind, complainedAt: z.iso.datetime() }),
  },
  /** The person confirmed that its e-mail is correct: mails are sent there again, starting with one at once. */
  MailTriedAgain: { audience: notifyPersonIfProvider, schema: z.object({ person: Person, triedAt: z.iso.datetime() }) },
  /** A provider turned a kind of text message on or off. Whether one is sent also depends on its plan at that moment. */
  TextMessagePreferenceChanged: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, kind: TextMessageKind, wanted: z.boolean(), changedAt: z.iso.datetime() }),
  },
  /**
   * The erasure of a provider or reviewer was requested; no other command is accepted for it from here on. A couple requests it by
   * `AccountDeletionAsked`.
   */
  PersonErasureAsked: {
    schema: z.object({ person: Person, certificateId: z.uuid(), reason: z.enum(erasureReasons), askedAt: z.iso.datetime() }),
  },
  /**
   * The person's key was destroyed. Lists its data, so that every read model knows what to clear. A further event lists data found later.
   */
  PersonErased: {
    schema: z.object({
      person: Person,
      certificateId: z.uuid(),
      /** A couple's projects, and its requests to providers. */
      projects: z.array(ProjectId),
      requests: z.array(RequestId),
      /** The reviews of a provider, which are erased with it, keys included. */
      reviews: z.array(ReviewId),
      /** Ids of a provider's `CreditsCorrected`, whose reasons may describe it. */
      corrections: z.array(z.uuid()),
      /** The venues of a provider; absent if there are none. */
      venues: z.array(VenueId).optional(),
      /** The portfolios of a provider; absent if there are none. */
      portfolios: z.array(PortfolioId).optional(),
      askedAt: z.iso.datetime(),
      erasedAt: z.iso.datetime(),
    }),
  },
})
export type PersonEvent = EventOf<typeof personEvents>
