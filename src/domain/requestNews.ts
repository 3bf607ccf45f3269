import { type Day, dayIn } from './calendar.ts'
import type { RequestId } from './ids.ts'
import { type Country, timeZones } from './locale.ts'
import type { PublicRules } from './publicRules.ts'
import { endOfTextTime, nextTextTime } from './textMessageHours.ts'
import type { TextMessageKind } from './textMessageKinds.ts'

/** Something about a request of which its provider asked to be notified by text message. */
export interface RequestNews {
  readonly requestId: RequestId
  readonly kind: TextMessageKind
  /** ISO 8601, UTC. */
  readonly at: string
  /** Where the provider's clocks were then. */
  readonly country: Country
  /** The provider knows it by now, or it is true no more. */
  readonly isOver: boolean
}

/**
 * When each piece of news is sent: at once, or together with others on the next morning. Follows from the news alone, so nothing is kept of what
 * was sent: of a provider's day the morning's message counts first, then what came within the hours, up to the rules' most. Rule NOT-2.
 */
export function whenTold(
  news: readonly RequestNews[],
  { mostPerDay, ...hours }: PublicRules['textMessages'],
): ReadonlyMap<RequestNews, Date | 'at once'> {
  const told = new Map<RequestNews, Date | 'at once'>()
  if (mostPerDay === 0) return told
  const atOnce = new Map<Day, number>()
  const mornings = new Set<Day>()
  for (const each of news) {
    const timeZone = timeZones[each.country]
    const at = new Date(each.at)
    const day = dayIn(timeZone, at)
    const soonest = nextTextTime(at, timeZone, hours)
    const used = (atOnce.get(day) ?? 0) + (mornings.has(day) ? 1 : 0)
    if (soonest <= at && used < mostPerDay) {
      told.set(each, 'at once')
      atOnce.set(day, (atOnce.get(day) ?? 0) + 1)
      continue
    }
    const morning = soonest > at ? soonest : nextTextTime(endOfTextTime(at, timeZone, hours), timeZone, hours)
    told.set(each, morning)
    mornings.add(dayIn(timeZone, morning))
  }
  return told
}
