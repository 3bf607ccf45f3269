import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'

/** The date of the new event; null or omitted for that of the project, unless it is over. */
export const DuplicateProjectBody = z.object({ eventDate: Day.nullish() })
