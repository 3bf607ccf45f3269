import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { ProjectId, ProviderId, RequestId, VenueId } from '../../../domain/ids.ts'
import { keptOfPerson } from '../keptOfPerson.ts'

const time = z.iso.datetime()
const text = z.string().nullable()

const PlaceKept = z
  .object({ city: z.string(), zipCode: z.string(), country: z.string(), latitude: z.number(), longitude: z.number() })
  .nullable()

/** A project as it was saved at one time. */
const SavedProject = z.object({
  savedAt: time,
  eventType: z.string(),
  eventTypeText: text,
  serviceType: text,
  weddingTheme: text,
  eventDate: Day,
  eventLocation: text,
  eventPlace: PlaceKept,
  guestRange: z.string(),
  budgetRange: z.string(),
  plannerBudgetRange: z.string(),
  languages: z.array(z.string()).readonly(),
  plannerPreference: z.string(),
})

/** A message to a provider, the data disclosed to it, and the result. */
const SentRequest = z.object({
  id: RequestId,
  providerId: ProviderId,
  provider: text,
  /** The venue of the provider that it is about; null where it is about the provider itself. */
  venueId: VenueId.nullable(),
  venue: text,
  sentAt: time,
  message: text,
  /** What the provider sees after an unlock. */
  contact: z.object({ firstname: z.string(), lastname: z.string(), email: z.string(), phone: z.string() }).nullable(),
  receivedAt: time.nullable(),
  seenAt: time.nullable(),
  unlockedAt: time.nullable(),
  rejectedAt: time.nullable(),
  rejectionReason: text,
  rejectionNote: text,
  withdrawnAt: time.nullable(),
  closedAt: time.nullable(),
  deletionAskedAt: time.nullable(),
  contactDeletedAt: time.nullable(),
})

/** All stored data of a couple, in one document. A field that changes its meaning raises `version`. */
export const CoupleExport = z.object({
  format: z.literal('alliance-couple-export'),
  version: z.literal(1),
  exportedAt: time,
  /** Every saved version of the profile, from the registration to the current one. */
  profile: z.object({
    id: z.uuid(),
    firstname: text,
    lastname: text,
    phone: text,
    history: z.array(z.object({ savedAt: time, email: text, home: PlaceKept, locale: z.string() })).readonly(),
  }),
  terms: z.array(z.object({ version: z.string(), acceptedAt: time })).readonly(),
  /** Every change of a notification setting. */
  notifications: z.array(z.object({ kind: z.string(), wanted: z.boolean(), changedAt: time })).readonly(),
  favourites: z.array(z.object({ providerId: ProviderId, provider: text, addedAt: time })).readonly(),
  projects: z
    .array(
      z.object({
        id: ProjectId,
        history: z.array(SavedProject).readonly(),
        requests: z.array(SentRequest).readonly(),
        foundAt: time.nullable(),
        plannerFound: ProviderId.nullable(),
        venueFound: VenueId.nullable(),
        cancelledAt: time.nullable(),
      }),
    )
    .readonly(),
  /** Who opened the contact data; the same data as in the requests. */
  disclosures: z
    .array(
      z.object({
        requestId: RequestId,
        projectId: ProjectId,
        providerId: ProviderId,
        provider: text,
        unlockedAt: time,
        deletionAskedAt: time.nullable(),
        contactDeletedAt: time.nullable(),
      }),
    )
    .readonly(),
  ...keptOfPerson,
})
export type CoupleExport = z.output<typeof CoupleExport>
