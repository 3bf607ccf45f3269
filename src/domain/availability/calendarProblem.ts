import { z } from 'zod'

/** Why a calendar feed could not be read; the office has a text for each in every language. */
export const calendarProblems = ['not_reachable', 'private_address', 'redirect', 'too_large', 'too_slow', 'not_a_calendar'] as const
export const CalendarProblem = z.enum(calendarProblems)
export type CalendarProblem = z.infer<typeof CalendarProblem>
