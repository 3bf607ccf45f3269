import { z } from 'zod'
import { Day } from '../../domain/calendar.ts'
import { Locale } from '../../domain/locale.ts'
import { PublicId } from './publicId.ts'

export const ProviderDateParams = z.object({ publicId: PublicId })
export const ProviderDateQuery = z.object({ date: Day, locale: Locale.optional() })

/** Whether a provider is available on a day, without the reason. */
export const ProviderDate = z.object({
  date: Day,
  /** `free`: as far as is known. */
  answer: z.enum(['free', 'unavailable', 'past']),
})
export type ProviderDate = z.output<typeof ProviderDate>

/** What a page says of the day that its address asks for; `failed`: nothing now, as too much was asked. */
export interface AskedDate {
  readonly date: Day
  readonly answer: ProviderDate['answer'] | 'failed'
}
