import type { AvailabilityEvent } from '../availability/availabilityEvents.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { clearDeadline, defineProcess, type EffectToMake, makeEffect, setDeadline } from '../process.ts'
import type { Rules } from '../rules.ts'

type FeedEvent = Extract<AvailabilityEvent, { type: `CalendarFeed${string}` }> | Extract<PersonEvent, { type: 'PersonErased' }>

/** The imported calendars of a provider by id: since when each cannot be read, null while it can. */
interface Feeds {
  readonly failingSince: Readonly<Record<string, string | null>>
}

const hourMs = 3_600_000

/**
 * An imported calendar is read when it is added, and every few hours after that. After failures the pause is as long as it has been
 * failing, up to the maximum in the rules.
 */
export const readCalendarFeedsWhenTheyAreDue = defineProcess<FeedEvent, Feeds>({
  name: 'readCalendarFeedsWhenTheyAreDue',
  events: ['CalendarFeedAdded', 'CalendarFeedRemoved', 'CalendarFeedRead', 'CalendarFeedFailed', 'PersonErased'],
  startsFrom: 'beginning',
  memory: {
    initial: { failingSince: {} },
    key: (event) => (event.type === 'PersonErased' ? event.data.person.id : event.data.providerId),
    evolve({ failingSince: before }, event) {
      switch (event.type) {
        case 'CalendarFeedAdded':
        case 'CalendarFeedRead':
          return { failingSince: { ...before, [event.data.feedId]: null } }
        case 'CalendarFeedFailed': {
          const { feedId, failedAt } = event.data
          return { failingSince: { ...before, [feedId]: before[feedId] ?? failedAt } }
        }
        case 'CalendarFeedRemoved':
          return { failingSince: Object.fromEntries(Object.entries(before).filter(([feedId]) => feedId !== event.data.feedId)) }
        case 'PersonErased':
          return { failingSince: {} }
      }
    },
    isOver: ({ failingSince }) => Object.keys(failingSince).length === 0,
  },
  react(event, _state, { recordedAt, rules }) {
    if (event.type === 'CalendarFeedRemoved') return [clearDeadline(event.data.providerId, event.data.feedId)]
    if (event.type !== 'CalendarFeedAdded') return []
    const { providerId, feedId } = event.data
    const next = later(recordedAt, rules.calendarFeeds.hoursBetweenReadings * hourMs)
    return [reading(providerId, feedId, next), setDeadline(providerId, feedId, next)]
  },
  onDeadline({ key: providerId, name: feedId, dueAt }, { failingSince }, { rules }) {
    const since = failingSince[feedId]
    if (since === undefined) return []
    const next = later(dueAt, pauseMs(since, dueAt, rules))
    return [reading(providerId, feedId, next), setDeadline(providerId, feedId, next)]
  },
})

/** A reading expires when the next one is due. */
function reading(providerId: string, feedId: string, expiresAt: Date): EffectToMake {
  return makeEffect('calendarFeed', { providerId, feedId }, { person: { kind: 'provider', id: providerId }, expiresAt })
}

function pauseMs(failingSince: string | null, at: Date, { calendarFeeds }: Rules): number {
  const usual = calendarFeeds.hoursBetweenReadings * hourMs
  if (failingSince === null) return usual
  return Math.min(calendarFeeds.mostHoursAfterFailures * hourMs, Math.max(usual, at.getTime() - Date.parse(failingSince)))
}

function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms)
}
