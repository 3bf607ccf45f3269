import type {
  Dispute,
  Intent,
  ListedIntent,
  PaymentNotice,
  Refund,
  Subscription,
  SubscriptionInvoice,
  SubscriptionPrice,
} from './paymentObjects.ts'

/** What a browser needs to take a card. */
export interface PaymentSetup {
  readonly kind: 'sandbox' | 'stripe'
  readonly publishableKey: string
  /** Where the sandbox takes cards and shows its pages; null beside Stripe. */
  readonly sandboxUrl: string | null
}

/** A call that changes something names itself, so that it counts once however often it is sent. */
interface Keyed {
  /** Within one kind of call; the same for each attempt at the same thing. */
  readonly key: string
}

interface NewIntent extends Keyed {
  readonly customerId: string
  readonly providerId: string
  readonly paymentId: string
  /** Gross. */
  readonly amount: number
  readonly description: string
}

interface NewSubscription extends Keyed {
  readonly customerId: string
  readonly providerId: string
  /** Ours. */
  readonly subscriptionId: string
  readonly price: SubscriptionPrice
}

interface NewRefund extends Keyed {
  readonly intentId: string
  /** All that is left unless given. */
  readonly amount?: number
}

/**
 * A service that takes card payments, in our own words. Every call ends within a time-out, and at most a few run at once. All throw
 * `PaymentFailure`. Amounts that it answers are the service's: comparing them with what was agreed is the caller's.
 */
export interface Payments {
  readonly setup: PaymentSetup
  /** The same, of which all calls together end within the time of one, from now on. */
  together(): Payments

  readonly customers: {
    /** The customer of a provider. Remember its id: finding it again takes a second call. No name or address goes to the service. */
    findOrCreate(providerId: string): Promise<string>
    /** Whose customer it is; undefined: nobody's of ours, or deleted. */
    ownerOf(customerId: string): Promise<string | undefined>
    /** Forgets the customer and its cards, and ends its subscriptions. Fine when it is gone already. */
    remove(customerId: string): Promise<void>
  }
  readonly intents: {
    create(intent: NewIntent): Promise<Intent>
    retrieve(intentId: string): Promise<Intent>
    /** Takes the money of `amount_capturable_updated`. */
    capture(intentId: string, keyed: Keyed): Promise<Intent>
    cancel(intentId: string, keyed: Keyed): Promise<Intent>
    /** Created since, newest first. */
    listSince(since: Date): AsyncIterable<ListedIntent>
  }
  readonly subscriptions: {
    /** It is `incomplete` until a browser has paid `latestInvoice`; the card is kept for renewals. */
    create(subscription: NewSubscription): Promise<Subscription>
    retrieve(id: string): Promise<Subscription>
    /** What a change now would charge at once (below 0: it would give credit), and until when that lasts. */
    previewChange(id: string, price: SubscriptionPrice): Promise<{ readonly amountNow: number; readonly periodEnd: string }>
    /** Changes the price as soon as the difference is paid, by the kept card or, if that needs a step or fails, by `latestInvoice`. */
    changeNow(id: string, price: SubscriptionPrice, keyed: Keyed): Promise<Subscription>
    changeAtPeriodEnd(id: string, price: SubscriptionPrice, keyed: Keyed): Promise<Subscription>
    /** Takes back a change at the period's end; fine when there is none. */
    keepPrice(id: string, keyed: Keyed): Promise<Subscription>
    cancelAtPeriodEnd(id: string, keyed: Keyed): Promise<Subscription>
    /** Takes back a cancellation that has not taken effect. */
    resume(id: string, keyed: Keyed): Promise<Subscription>
    /** Ends it at once, without giving money back; what it left unpaid cannot be paid any more. Fine when it has ended. */
    cancelNow(id: string, keyed: Keyed): Promise<Subscription>
    listSince(since: Date): AsyncIterable<Subscription>
  }
  readonly invoices: {
    retrieve(id: string): Promise<SubscriptionInvoice>
    /** Tries the kept card again. */
    pay(id: string, keyed: Keyed): Promise<SubscriptionInvoice>
    listSince(since: Date): AsyncIterable<SubscriptionInvoice>
  }
  readonly refunds: {
    create(refund: NewRefund): Promise<Refund>
    retrieve(id: string): Promise<Refund>
    listOf(intentId: string): Promise<readonly Refund[]>
    listSince(since: Date): AsyncIterable<Refund>
  }
  readonly disputes: {
    retrieve(id: string): Promise<Dispute>
    listSince(since: Date): AsyncIterable<Dispute>
  }
  /** Reads a notice that the service signed within the last five minutes, byte by byte; undefined for anything else. */
  readWebhook(rawBody: string, signature: string, now: Date): PaymentNotice | undefined
}
