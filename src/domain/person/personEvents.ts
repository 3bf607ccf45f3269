// Stored forever.
import { z } from 'zod'
import { notifyPersonIfProvider, notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf } from '../event.ts'
import { PortfolioId, ProjectId, ProviderId, RequestId, ReviewId, VenueId } from '../ids.ts'
import { MailKind, OptionalMailKind } from '../mailKinds.ts'
import { TextMessageKind } from '../textMessageKinds.ts'
import { erasureReasons, Person } from './personKind.ts'

/** What a person wants of its mails and text messages, and what becomes of its data, in the person's own stream: `couple-`, `provider-` or `review-`. */
export const personEvents = defineEvents({
  /** A kind of mail was turned off, or on again: by the person, or by whoever opened the link in one of its mails. */
  NotificationPreferenceChanged: {
    schema: z.object({ person: Person, kind: OptionalMailKind, wanted: z.boolean(), changedAt: z.iso.datetime() }),
  },
  /**
   * A mail to the person's e-mail did not arrive. `isFinal`: nothing that may be turned off is mailed there any more, as the address is refused
   * for good or several mails in a row failed.
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
  /** The person says that its e-mail is right: mails go there again, one of them at once. */
  MailTriedAgain: { audience: notifyPersonIfProvider, schema: z.object({ person: Person, triedAt: z.iso.datetime() }) },
  /** A provider asked for a kind of text message, or wants it no more. Whether one is sent depends on its plan at that moment as well. */
  TextMessagePreferenceChanged: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, kind: TextMessageKind, wanted: z.boolean(), changedAt: z.iso.datetime() }),
  },
  /** A provider or reviewer is to be erased; nothing else is decided for it from here on. A couple asks by `AccountDeletionAsked`. */
  PersonErasureAsked: {
    schema: z.object({ person: Person, certificateId: z.uuid(), reason: z.enum(erasureReasons), askedAt: z.iso.datetime() }),
  },
  /**
   * The person's key is destroyed. Names what there was of it, so that every read model finds what to clear. There is one more for what
   * turned up later.
   */
  PersonErased: {
    schema: z.object({
      person: Person,
      certificateId: z.uuid(),
      /** A couple's projects, and its requests to providers. */
      projects: z.array(ProjectId),
      requests: z.array(RequestId),
      /** Reviews of a provider: they go with it, and so do their keys. */
      reviews: z.array(ReviewId),
      /** Ids of the `CreditsCorrected` of a provider, whose reasons may describe it. */
      corrections: z.array(z.uuid()),
      /** Venues of a provider; absent where there are none. */
      venues: z.array(VenueId).optional(),
      /** Portfolios of a provider; absent where there are none. */
      portfolios: z.array(PortfolioId).optional(),
      askedAt: z.iso.datetime(),
      erasedAt: z.iso.datetime(),
    }),
  },
})
export type PersonEvent = EventOf<typeof personEvents>
