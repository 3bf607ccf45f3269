import { z } from 'zod'

/** A day without a time, YYYY-MM-DD. */
export const Day = z.iso.date()
export type Day = z.infer<typeof Day>

/** The day of `instant` in a time zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)
}
