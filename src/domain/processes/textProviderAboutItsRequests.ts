import type { AccountEvent } from '../account/accountEvents.ts'
import { type OpenSubscription, openSubscriptions } from '../account/subscriptions.ts'
import { isErased } from '../event.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import type { Country } from '../locale.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { defineProcess, deliver, type EffectToMake, type ReactionContext, setDeadline } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { RequestEvent } from '../request/requestEvents.ts'
import { type RequestNews, whenTold } from '../requestNews.ts'
import type { TextMessageKind } from '../textMessageKinds.ts'

type TellingEvent =
  | Extract<ProviderEvent, { type: 'CompanyDescribed' }>
  | Extract<PersonEvent, { type: 'TextMessagePreferenceChanged' | 'PersonErasureAsked' | 'PersonErased' }>
  | Extract<
      AccountEvent,
      { type: 'SubscriptionStarted' | 'SubscriptionEnded' | 'RequestUnlocked' | 'RequestRejected' | 'RequestsMarkedRead' }
    >
  | Extract<
      RequestEvent,
      {
        type:
          | 'RequestReceived'
          | 'RequestSeen'
          | 'RequestWithdrawnByCouple'
          | 'RequestClosedByCouple'
          | 'ContactDeletionAsked'
          | 'ContactDeletionConfirmed'
      }
    >

/** What decides whether a provider gets text messages, and the news of the last days. */
interface TextedProvider {
  readonly country: Country
  readonly subscriptions: readonly OpenSubscription[]
  readonly wanted: readonly TextMessageKind[]
  /** Oldest first. */
  readonly news: readonly RequestNews[]
}

const unknown: TextedProvider = { country: 'FR', subscriptions: [], wanted: [], news: [] }

/** News is sent by the morning after the next one at the latest. */
const newsDays = 3
const msPerDay = 86_400_000

/**
 * Notifies a provider with Premium that requested it, by text message, of new requests and of changes by couples to requests it unlocked:
 * at once from eight to twenty o'clock in its time zone, otherwise by one message the next morning about what is still new then. The state
 * is checked again when the message is sent. Rule NOT-2.
 */
export const textProviderAboutItsRequests = defineProcess<TellingEvent, TextedProvider>({
  name: 'textProviderAboutItsRequests',
  events: [
    'CompanyDescribed',
    'TextMessagePreferenceChanged',
    'PersonErasureAsked',
    'PersonErased',
    'SubscriptionStarted',
    'SubscriptionEnded',
    'RequestUnlocked',
    'RequestRejected',
    'RequestsMarkedRead',
    'RequestReceived',
    'RequestSeen',
    'RequestWithdrawnByCouple',
    'RequestClosedByCouple',
    'ContactDeletionAsked',
    'ContactDeletionConfirmed',
  ],
  startsFrom: 'beginning',
  memory: {
    initial: unknown,
    key: ({ data }) => ('person' in data ? data.person.id : data.providerId),
    evolve(state, event) {
      switch (event.type) {
        case 'CompanyDescribed': {
          const { place } = event.data
          return isErased(place) ? state : { ...state, country: place.country }
        }
        case 'TextMessagePreferenceChanged': {
          const { kind, wanted } = event.data
          const others = state.wanted.filter((each) => each !== kind)
          return { ...state, wanted: wanted ? [...others, kind] : others }
        }
        case 'SubscriptionStarted':
        case 'SubscriptionEnded':
          return { ...state, subscriptions: openSubscriptions(state.subscriptions, event) }
        case 'RequestReceived':
          return withNews(state, 'new-requests', event.data.requestId, event.data.receivedAt)
        case 'RequestWithdrawnByCouple': {
          const { requestId, withdrawnAt } = event.data
          return withNews(over(state, 'new-requests', [requestId]), 'request-changes', requestId, withdrawnAt)
        }
        case 'ContactDeletionAsked':
          return withNews(state, 'request-changes', event.data.requestId, event.data.askedAt)
        case 'ContactDeletionConfirmed':
          return over(state, 'request-changes', [event.data.requestId])
        case 'RequestSeen':
        case 'RequestUnlocked':
        case 'RequestRejected':
        case 'RequestClosedByCouple':
          return over(state, 'new-requests', [event.data.requestId])
        case 'RequestsMarkedRead':
          return over(state, 'new-requests', event.data.requestIds)
        case 'PersonErasureAsked':
        case 'PersonErased':
          return unknown
      }
    },
    isOver: ({ country, subscriptions, wanted }) => country === unknown.country && subscriptions.length === 0 && wanted.length === 0,
  },
  react(event, state, context) {
    const kind = kindOf(event.type)
    if (!kind || !('requestId' in event.data) || !isTold(state, kind)) return []
    const { providerId, requestId } = event.data
    const news = state.news.findLast((each) => each.kind === kind && each.requestId === requestId)
    const when = news && whenTold(state.news, context.rules.textMessages).get(news)
    if (!news || !when) return []
    return when === 'at once' ? [messageAbout([news], providerId, context)] : [setDeadline(providerId, when.toISOString(), when)]
  },
  onDeadline({ key, dueAt }, state, context) {
    const told = whenTold(state.news, context.rules.textMessages)
    const isDue = (when: Date | 'at once' | undefined) => when instanceof Date && when.getTime() === dueAt.getTime()
    const due = state.news.filter((each) => !each.isOver && isTold(state, each.kind) && isDue(told.get(each)))
    return due.length > 0 ? [messageAbout(due, key as ProviderId, context)] : []
  },
})

function kindOf(type: TellingEvent['type']): TextMessageKind | undefined {
  if (type === 'RequestReceived') return 'new-requests'
  return type === 'RequestWithdrawnByCouple' || type === 'ContactDeletionAsked' ? 'request-changes' : undefined
}

function isTold({ subscriptions, wanted }: TextedProvider, kind: TextMessageKind): boolean {
  return subscriptions.length > 0 && wanted.includes(kind)
}

function withNews(state: TextedProvider, kind: TextMessageKind, requestId: RequestId, at: string): TextedProvider {
  if (!isTold(state, kind)) return state
  const since = new Date(Date.parse(at) - newsDays * msPerDay).toISOString()
  const recent = state.news.filter((each) => each.at > since)
  return { ...state, news: [...recent, { requestId, kind, at, country: state.country, isOver: false }] }
}

function over(state: TextedProvider, kind: TextMessageKind, requestIds: readonly RequestId[]): TextedProvider {
  const news = state.news.map((each) => (each.kind === kind && requestIds.includes(each.requestId) ? { ...each, isOver: true } : each))
  return { ...state, news }
}

/** Names the requests; the text is written when it is sent. */
function messageAbout(news: readonly RequestNews[], providerId: ProviderId, context: ReactionContext): EffectToMake {
  const ids = (kind: TextMessageKind) => [...new Set(news.filter((each) => each.kind === kind).map(({ requestId }) => requestId))].join(' ')
  return deliver(
    {
      channel: 'sms',
      template: 'request-news',
      recipient: { kind: 'provider', id: providerId },
      params: { requests: ids('new-requests'), changes: ids('request-changes') },
    },
    context,
  )
}
