import { z } from 'zod'
import { RequestId, ReviewId } from '../../../domain/ids.ts'
import { documentKinds } from '../../../domain/invoice/documentKind.ts'
import { keptOfPerson } from '../keptOfPerson.ts'

const time = z.iso.datetime()
const text = z.string().nullable()

/** A request to the provider, without the couple's data: those are in the list for a spreadsheet, as far as they were unlocked. */
const ReceivedRequest = z.object({
  id: RequestId,
  eventDate: z.string(),
  status: z.string(),
  receivedAt: time,
  seenAt: time.nullable(),
  unlockedAt: time.nullable(),
  paidWith: text,
  rejectedAt: time.nullable(),
  rejectionReason: text,
  rejectionNote: text,
  withdrawnAt: time.nullable(),
  closedAt: time.nullable(),
  stage: text,
  stageChangedAt: time.nullable(),
  /** What the provider noted for itself. */
  note: text,
})

const ReceivedReview = z.object({
  id: ReviewId,
  reviewerName: z.string(),
  reviewerType: z.string(),
  rating: z.number().nullable(),
  text: z.string(),
  weddingDate: text,
  writtenAt: time,
  moderation: z.string(),
  hiddenReason: text,
  answer: text,
  answeredAt: time.nullable(),
})

const IssuedDocument = z.object({
  kind: z.enum(documentKinds),
  /** As it is printed. */
  number: z.string(),
  issuedOn: z.iso.date(),
  /** Gross cents; of a credit note what goes back. */
  gross: z.int(),
  /** Of a credit note: the number of its invoice. */
  corrects: text,
  /** What its file is called when it is downloaded. */
  file: z.string(),
})

/** Everything that is stored about a provider, in one document. A field that changes its meaning raises `version`. */
export const ProviderExport = z.object({
  format: z.literal('alliance-provider-export'),
  version: z.literal(1),
  exportedAt: time,
  id: z.uuid(),
  /** All that was ever recorded of the profile, the credits, payments, the calendar and the messages to the operator, in its order, with the data of each fact. */
  history: z
    .array(
      z.object({
        of: z.enum(['profile', 'account', 'availability', 'support', 'venue', 'portfolio', 'payment', 'invoice']),
        type: z.string(),
        at: time,
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .readonly(),
  /** The latest ones, up to the limit of a list. */
  requests: z.array(ReceivedRequest).readonly(),
  reviews: z.array(ReceivedReview).readonly(),
  /** Invoices and credit notes, newest first; their files are downloaded by themselves. */
  invoices: z.array(IssuedDocument).readonly(),
  ...keptOfPerson,
})
export type ProviderExport = z.output<typeof ProviderExport>
