import type { Aggregate } from '../command.ts'
import { type ProviderId, type RequestId, type StreamName, streamName } from '../ids.ts'
import type { AccountEvent } from './accountEvents.ts'

/** How the provider answered a request, or that the couple withdrew it first. */
export type Answer =
  | { readonly kind: 'unlocked'; readonly paidWith: 'credit' | 'premium'; readonly unlockedAt: string; readonly withdrawn: boolean }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'withdrawn' }

/** Money and what it buys, of one provider. */
export interface Account {
  readonly credits: number
  readonly premium: boolean
  readonly welcomed: boolean
  readonly answers: ReadonlyMap<RequestId, Answer>
}

export const account: Aggregate<Account, AccountEvent> = {
  initial: { credits: 0, premium: false, welcomed: false, answers: new Map() },
  evolve(state, event) {
    switch (event.type) {
      case 'WelcomeCreditGranted':
        return { ...state, welcomed: true, credits: state.credits + event.data.credits }
      case 'CreditsCorrected':
      case 'CreditReturned':
        return { ...state, credits: state.credits + event.data.credits }
      case 'SubscriptionStarted':
        return { ...state, premium: true }
      case 'SubscriptionEnded':
        return { ...state, premium: false }
      case 'RequestUnlocked': {
        const { requestId, paidWith, unlockedAt } = event.data
        const credits = paidWith === 'credit' ? state.credits - 1 : state.credits
        return { ...state, credits, answers: withAnswer(state, requestId, { kind: 'unlocked', paidWith, unlockedAt, withdrawn: false }) }
      }
      case 'RequestRejected':
        return { ...state, answers: withAnswer(state, event.data.requestId, { kind: 'rejected' }) }
      case 'RequestWithdrawn': {
        const before = state.answers.get(event.data.requestId)
        const after: Answer = before?.kind === 'unlocked' ? { ...before, withdrawn: true } : (before ?? { kind: 'withdrawn' })
        return { ...state, answers: withAnswer(state, event.data.requestId, after) }
      }
    }
  },
}

function withAnswer(state: Account, requestId: RequestId, answer: Answer): ReadonlyMap<RequestId, Answer> {
  return new Map(state.answers).set(requestId, answer)
}

export function accountStream(providerId: ProviderId): StreamName {
  return streamName('account', providerId)
}
