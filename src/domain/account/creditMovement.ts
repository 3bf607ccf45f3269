import type { AccountEvent } from './accountEvents.ts'

/** The credits that an unlock cost: those in its event, and one in an event of a release that knew no other price. */
export function creditsPaid({ paidWith, credits = 1 }: Extract<AccountEvent, { type: 'RequestUnlocked' }>['data']): number {
  return paidWith === 'credit' ? credits : 0
}

/** What a fact adds to the account's credits, or, below zero, takes from them. */
export function creditMovement(event: AccountEvent): number {
  switch (event.type) {
    case 'WelcomeCreditGranted':
    case 'CreditsCorrected':
    case 'CreditReturned':
    case 'CreditsPurchased':
    case 'PurchaseRestored':
      return event.data.credits
    case 'WelcomeCreditReversed':
    case 'PurchaseReversed':
      return 0 - event.data.credits
    case 'RequestUnlocked':
      return 0 - creditsPaid(event.data)
    case 'AccountClosed':
      return 0 - event.data.lapsedCredits
    case 'SubscriptionStarted':
    case 'SubscriptionEnded':
    case 'SubscriptionOrdered':
    case 'SubscriptionRenewed':
    case 'SubscriptionCancellationScheduled':
    case 'SubscriptionResumed':
    case 'SubscriptionPeriodChanged':
    case 'SubscriptionRenewalFailed':
    case 'RequestRejected':
    case 'RequestWithdrawn':
    case 'RequestClosed':
    case 'RequestsMarkedRead':
      return 0
  }
}
