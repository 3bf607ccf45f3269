import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { EventType } from '../../../domain/referenceValues.ts'
import { plainText } from '../plainText.ts'
import { searchLength } from './searchLength.ts'

/** The most records of a kind in one answer; the newest are returned. */
export const mostHitsOfKind = 5

/** The kinds of records that are searched, named as the office's resources, in the order in which they are found. */
export const namedKinds = ['reviews', 'portfolios', 'venues', 'videos', 'templates', 'invoices'] as const
export const searchedKinds = ['requests', ...namedKinds] as const
export type SearchedKind = (typeof searchedKinds)[number]

export const SearchQuery = z.object({ q: plainText(searchLength.most).trim().min(searchLength.least) })

/** A request is named by its event in the reader's language. */
const RequestHit = z.object({
  kind: z.literal('requests'),
  id: z.uuid(),
  eventType: EventType,
  eventTypeText: z.string().nullable(),
  city: z.string().nullable(),
  day: Day,
  /** The couple's name; '' until it is unlocked. */
  detail: z.string(),
})

const NamedHit = z.object({
  kind: z.enum(namedKinds),
  id: z.uuid(),
  title: z.string(),
  /** More to recognise it by, e.g. a town or the beginning of a text; '' without. */
  detail: z.string(),
  day: Day.nullable(),
})

export const RecordHit = z.discriminatedUnion('kind', [RequestHit, NamedHit])
export type RecordHit = z.output<typeof RecordHit>
