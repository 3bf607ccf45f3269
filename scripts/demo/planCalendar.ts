import { deriveId } from '../../src/commands/deriveId.ts'
import type { BlockDays } from '../../src/domain/availability/blockDays.ts'
import type { BookDay } from '../../src/domain/availability/bookDay.ts'
import { addDays } from '../../src/domain/localTime.ts'
import type { DemoLanguage } from './demoLanguage.ts'
import { Random } from './random.ts'
import { calendarNotes } from './texts/calendarNotes.ts'

/** What stands in a provider's calendar. */
export interface PlannedCalendar {
  readonly blocked: readonly Omit<BlockDays, 'providerId'>[]
  readonly booked: readonly Omit<BookDay, 'providerId'>[]
}

const saturday = 6

/** Holidays, a fair, and some Saturdays of the next year and a half. */
export function planCalendar(number: number, language: DemoLanguage, now: Date): PlannedCalendar {
  const random = new Random('calendar', number)
  const { holidays, fair } = calendarNotes[language]
  const today = now.toISOString().slice(0, 10)
  const entryId = (...parts: readonly (string | number)[]) => deriveId('demo calendar entry', number, ...parts)
  const away = addDays(today, random.between(20, 330))
  const atFair = nextSaturday(addDays(today, random.between(10, 120)))
  const weeks = random.sample(
    Array.from({ length: 70 }, (_, week) => week + 2),
    random.between(3, 9),
  )
  return {
    blocked: [
      { entryId: entryId('holidays'), from: away, to: addDays(away, random.between(6, 20)), label: holidays },
      ...(random.chance(0.4) ? [{ entryId: entryId('fair'), from: atFair, to: addDays(atFair, 1), label: fair }] : []),
    ],
    booked: weeks.map((week) => ({
      entryId: entryId('wedding', week),
      day: nextSaturday(addDays(today, week * 7)),
      requestId: null,
      label: '',
    })),
  }
}

function nextSaturday(day: string): string {
  return addDays(day, (saturday - new Date(day).getUTCDay() + 7) % 7)
}
