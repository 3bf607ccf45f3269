import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { ratePeriods } from '../../../domain/requestRates.ts'
import { viewKinds, viewSources } from '../../../domain/views.ts'
import { Dashboard } from './dashboardSchemas.ts'

const days = z.literal([...ratePeriods])

/** Views of one kind. */
const Views = z.object({
  kind: z.enum(viewKinds),
  periods: z
    .array(
      z.object({
        days,
        views: z.int(),
        before: z.int(),
        /** Those of the sources that led somebody here in the period or in the one before; the most first. */
        sources: z.array(z.object({ source: z.enum(viewSources), views: z.int(), before: z.int() })).readonly(),
      }),
    )
    .readonly(),
  /** Of the longest period, the oldest day first. */
  byDay: z.array(z.object({ day: Day, count: z.int() })).readonly(),
})

/** Of the requests received in a period, those that were answered, and the minutes within which half of them were; null without any. */
const Answers = z.object({ answered: z.int(), medianMinutes: z.number().nullable() })

/** How a provider's business goes. Days are those of its time zone; `before` is the period of the same length before. */
export const Statistics = z.object({
  periods: Dashboard.shape.periods,
  /** What belongs to Premium; null without it. */
  premium: z
    .object({
      views: z.array(Views).readonly(),
      answers: z.array(Answers.extend({ days, before: Answers })).readonly(),
    })
    .nullable(),
})
export type Statistics = z.output<typeof Statistics>
