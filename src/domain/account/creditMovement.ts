import type { AccountEvent } from './accountEvents.ts'

/** What a fact adds to the account's credits, or, below zero, takes from them. */
export function creditMovement(event: AccountEvent): number {
  switch (event.type) {
    case 'WelcomeCreditGranted':
    case 'CreditsCorrected':
    case 'CreditReturned':
      return event.data.credits
    case 'RequestUnlocked':
      return event.data.paidWith === 'credit' ? -1 : 0
    case 'SubscriptionStarted':
    case 'SubscriptionEnded':
    case 'RequestRejected':
    case 'RequestWithdrawn':
    case 'RequestClosed':
      return 0
  }
}
