import type { Aggregate } from '../command.ts'
import { coupleStream } from '../couple/couple.ts'
import type { CoupleEvent } from '../couple/coupleEvents.ts'
import type { Personal } from '../event.ts'
import { CoupleId, type PortfolioId, type ProjectId, ProviderId, type RequestId, ReviewId, type StreamName, type VenueId } from '../ids.ts'
import { providerStream } from '../provider/provider.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import { reviewStream } from '../review/review.ts'
import type { ReviewEvent } from '../review/reviewEvents.ts'
import type { PersonEvent } from './personEvents.ts'
import type { Person } from './personKind.ts'

/** The ids of a person's data. */
export interface FoundOfPerson {
  readonly projects: readonly ProjectId[]
  readonly requests: readonly RequestId[]
  readonly reviews: readonly ReviewId[]
  readonly corrections: readonly string[]
  readonly venues: readonly VenueId[]
  readonly portfolios: readonly PortfolioId[]
}

export const nothingFound: FoundOfPerson = { projects: [], requests: [], reviews: [], corrections: [], venues: [], portfolios: [] }

/** What was erased of a person, and when. */
export interface PersonErasure extends FoundOfPerson {
  readonly certificateId: string
  readonly askedAt: string
  readonly erasedAt: string
}

/** The state that an erasure needs, for every kind of person; folded from the couple's, provider's or review's stream. */
export interface PersonState {
  readonly known: boolean
  /** The login on which the person has a claim: a couple's phone, a provider's e-mail. */
  readonly login: { readonly kind: 'phone' | 'login'; readonly value: Personal<string> } | undefined
  readonly asked: { readonly certificateId: string; readonly askedAt: string } | undefined
  readonly erasure: PersonErasure | undefined
}

type TellingType =
  | 'CoupleRegistered'
  | 'CoupleImported'
  | 'ProviderRegistered'
  | 'LoginEmailChanged'
  | 'ReviewWritten'
  | 'AccountDeletionAsked'
  | 'CoupleErased'
/** The events about an erasure; other events of these streams change nothing. */
type TellingEvent = PersonEvent | Extract<CoupleEvent | ProviderEvent | ReviewEvent, { readonly type: TellingType }>

export const person: Aggregate<PersonState, TellingEvent> = {
  initial: { known: false, login: undefined, asked: undefined, erasure: undefined },
  evolve(state, event) {
    switch (event.type) {
      case 'CoupleRegistered':
      case 'CoupleImported':
        return { ...state, known: true, login: { kind: 'phone', value: event.data.phone } }
      case 'ProviderRegistered':
        return { ...state, known: true, login: { kind: 'login', value: event.data.email } }
      case 'LoginEmailChanged':
        return { ...state, login: { kind: 'login', value: event.data.email } }
      case 'ReviewWritten':
        return { ...state, known: true }
      case 'AccountDeletionAsked':
      case 'PersonErasureAsked': {
        const { certificateId, askedAt } = event.data
        return { ...state, asked: { certificateId, askedAt } }
      }
      case 'CoupleErased':
        return { ...state, erasure: erasedOf(state, { ...nothingFound, ...event.data }) }
      case 'PersonErased':
        return {
          ...state,
          erasure: erasedOf(state, { ...event.data, venues: event.data.venues ?? [], portfolios: event.data.portfolios ?? [] }),
        }
      case 'MailBounced':
      case 'MailComplained':
      case 'MailTriedAgain':
      case 'NotificationPreferenceChanged':
      case 'TextMessagePreferenceChanged':
        return state
      default:
        return state
    }
  },
}

/** The person's stream, which is the couple's, the provider's or the review's. */
export function personStream({ kind, id }: Person): StreamName {
  if (kind === 'couple') return coupleStream(CoupleId.parse(id))
  return kind === 'provider' ? providerStream(ProviderId.parse(id)) : reviewStream(ReviewId.parse(id))
}

/** The ids of `found` that are not in `known`. */
export function notAmong(found: FoundOfPerson, known: FoundOfPerson): FoundOfPerson {
  const without = <Id>(ids: readonly Id[], gone: readonly Id[]) => ids.filter((id) => !gone.includes(id))
  return {
    projects: without(found.projects, known.projects),
    requests: without(found.requests, known.requests),
    reviews: without(found.reviews, known.reviews),
    corrections: without(found.corrections, known.corrections),
    venues: without(found.venues, known.venues),
    portfolios: without(found.portfolios, known.portfolios),
  }
}

export function isNothing({ projects, requests, reviews, corrections, venues, portfolios }: FoundOfPerson): boolean {
  return [projects, requests, reviews, corrections, venues, portfolios].every(({ length }) => length === 0)
}

type Erased = FoundOfPerson & { readonly certificateId: string; readonly erasedAt: string }

/** A couple's erasure is recorded by two events, so repeated data count once. */
function erasedOf({ asked, erasure }: PersonState, { certificateId, erasedAt, ...found }: Erased): PersonErasure {
  const before = erasure ?? { ...nothingFound, certificateId, askedAt: asked?.askedAt ?? erasedAt }
  const more = notAmong(found, before)
  return {
    ...before,
    projects: [...before.projects, ...more.projects],
    requests: [...before.requests, ...more.requests],
    reviews: [...before.reviews, ...more.reviews],
    corrections: [...before.corrections, ...more.corrections],
    venues: [...before.venues, ...more.venues],
    portfolios: [...before.portfolios, ...more.portfolios],
    erasedAt,
  }
}
