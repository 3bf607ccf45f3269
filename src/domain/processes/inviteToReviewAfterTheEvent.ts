import { type Day, dayIn } from '../calendar.ts'
import type { CoupleEvent } from '../couple/coupleEvents.ts'
import { CoupleId, type ProjectId, type ProviderId, type RequestId } from '../ids.ts'
import { countryOf, timeZones } from '../locale.ts'
import { addDays, instantAt } from '../localTime.ts'
import { clearDeadline, type DeadlineToSet, defineProcess, type ReactionContext, run, setDeadline } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'
import { inviteToReview } from '../request/inviteToReview.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

type TellingEvent =
  | Extract<CoupleEvent, { type: 'CoupleRegistered' | 'CoupleImported' | 'CoupleProfileUpdated' | 'AccountDeletionAsked' }>
  | Extract<ProjectEvent, { type: 'ProjectSaved' | 'ProviderContacted' }>
  | Extract<RequestEvent, { type: 'RequestStageChanged' }>

interface SentRequest {
  readonly projectId: ProjectId
  readonly providerId: ProviderId
  /** Whether its provider counts the request as won. */
  readonly won: boolean
}

/** The state of a couple: its time zone, the dates of its events, and the providers it wrote to. */
interface KnownCouple {
  readonly locale: string
  readonly eventDates: Readonly<Record<ProjectId, Day>>
  readonly requests: Readonly<Record<RequestId, SentRequest>>
}

const unknown: KnownCouple = { locale: '', eventDates: {}, requests: {} }

/**
 * The morning after the event, in the couple's time zone, it is invited to review each provider that counts its request as won; a provider
 * that does so later, on the next morning. Saving a project with another date moves the invitations. Rule REV-8.
 */
export const inviteToReviewAfterTheEvent = defineProcess<TellingEvent, KnownCouple>({
  name: 'inviteToReviewAfterTheEvent',
  events: [
    'CoupleRegistered',
    'CoupleImported',
    'CoupleProfileUpdated',
    'AccountDeletionAsked',
    'ProjectSaved',
    'ProviderContacted',
    'RequestStageChanged',
  ],
  startsFrom: 'beginning',
  memory: {
    initial: unknown,
    key: ({ data }) => data.coupleId,
    evolve(state, event) {
      switch (event.type) {
        case 'CoupleRegistered':
        case 'CoupleImported':
        case 'CoupleProfileUpdated':
          return { ...state, locale: event.data.locale }
        case 'ProjectSaved':
          return { ...state, eventDates: { ...state.eventDates, [event.data.projectId]: event.data.eventDate } }
        case 'ProviderContacted': {
          const { requestId, projectId, providerId } = event.data
          return { ...state, requests: { ...state.requests, [requestId]: { projectId, providerId, won: false } } }
        }
        case 'RequestStageChanged': {
          const { requestId, stage } = event.data
          const sent = state.requests[requestId]
          return sent ? { ...state, requests: { ...state.requests, [requestId]: { ...sent, won: stage === 'won' } } } : state
        }
        case 'AccountDeletionAsked':
          return unknown
      }
    },
    isOver: ({ locale, requests }) => locale === '' && Object.keys(requests).length === 0,
  },
  react(event, state, context) {
    if (event.type === 'RequestStageChanged') {
      const { coupleId, requestId } = event.data
      const invitation = invitationOf(coupleId, requestId, state, context)
      return invitation ? [invitation] : [clearDeadline(coupleId, requestId)]
    }
    if (event.type !== 'ProjectSaved') return []
    const { coupleId, projectId } = event.data
    const ofProject = (Object.keys(state.requests) as RequestId[]).filter((id) => state.requests[id]?.projectId === projectId)
    return ofProject.flatMap((requestId) => invitationOf(coupleId, requestId, state, context) ?? [])
  },
  onDeadline({ key, name, dueAt }, { requests }) {
    const requestId = name as RequestId
    const sent = requests[requestId]
    if (!sent?.won) return []
    const { projectId, providerId } = sent
    return [run(inviteToReview, { requestId, providerId, projectId, coupleId: CoupleId.parse(key), invitedAt: dueAt.toISOString() })]
  },
})

/** Undefined for a request that is not won, or was won too long after its event. */
function invitationOf(
  coupleId: CoupleId,
  requestId: RequestId,
  { locale, eventDates, requests }: KnownCouple,
  { recordedAt, rules: { reviewInvitation } }: ReactionContext,
): DeadlineToSet | undefined {
  const sent = requests[requestId]
  const eventDate = sent && eventDates[sent.projectId]
  if (!sent?.won || eventDate === undefined) return undefined
  const timeZone = timeZones[countryOf(locale)]
  const morningOf = (day: Day) => instantAt(day, reviewInvitation.time, timeZone)
  const today = dayIn(timeZone, recordedAt)
  if (today > addDays(eventDate, reviewInvitation.latestDaysAfterEvent)) return undefined
  const mornings = [addDays(eventDate, 1), today, addDays(today, 1)].map(morningOf)
  const next = mornings.find((morning) => morning >= recordedAt)
  return next && setDeadline(coupleId, requestId, next)
}
