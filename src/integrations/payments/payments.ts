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

/** The idempotency key of a call that changes something, so that it takes effect once. */
interface Keyed {
  /** Unique within one kind of call; the same for each attempt. */
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
  /** The rest of the payment by default. */
  readonly amount?: number
}

/**
 * A service that takes card payments, in our own terms. Every call is limited in time, and at most a few run at once. All methods throw
 * `PaymentFailure`. Returned amounts are the service's: the caller must compare them with what was agreed.
 */
export interface Payments {
  readonly setup: PaymentSetup
  /** The same service, with one time limit for all calls together, starting now. */
  together(): Payments

  readonly customers: {
    /**
     * Returns the customer of a provider. Remember the id, since finding it again costs a second call. No name or address is sent to the
     * service.
     */
    findOrCreate(providerId: string): Promise<string>
    /** The customer of a provider, which may be missing for a minute after its creation; undefined when there is none. */
    find(providerId: string): Promise<string | undefined>
    /** The provider of a customer; undefined when it is not one of ours, or was deleted. */
    ownerOf(customerId: string): Promise<string | undefined>
    /** Deletes the customer and its cards, and ends its subscriptions. Succeeds when it no longer exists. */
    remove(customerId: string): Promise<void>
  }
  readonly intents: {
    create(intent: NewIntent): Promise<Intent>
    retrieve(intentId: string): Promise<Intent>
    /** Captures the money of `amount_capturable_updated`. */
    capture(intentId: string, keyed: Keyed): Promise<Intent>
    cancel(intentId: string, keyed: Keyed): Promise<Intent>
    /** Those created since, newest first. */
    listSince(since: Date): AsyncIterable<ListedIntent>
  }
  readonly subscriptions: {
    /** It is `incomplete` until a browser has paid `latestInvoice`; the card is stored for renewals. */
    create(subscription: NewSubscription): Promise<Subscription>
    retrieve(id: string): Promise<Subscription>
    /** The price of an immediate change (negative: a credit), and until when that quote is valid. */
    previewChange(id: string, price: SubscriptionPrice): Promise<{ readonly amountNow: number; readonly periodEnd: string }>
    /** Changes the price once the difference is paid: by the stored card or, if that needs a step or fails, by `latestInvoice`. */
    changeNow(id: string, price: SubscriptionPrice, keyed: Keyed): Promise<Subscription>
    changeAtPeriodEnd(id: string, price: SubscriptionPrice, keyed: Keyed): Promise<Subscription>
    /** Cancels a change scheduled for the end of the period; succeeds when there is none. */
    keepPrice(id: string, keyed: Keyed): Promise<Subscription>
    cancelAtPeriodEnd(id: string, keyed: Keyed): Promise<Subscription>
    /** Reverts a cancellation that has not taken effect. */
    resume(id: string, keyed: Keyed): Promise<Subscription>
    /** Ends it at once, without giving money back; what it left unpaid cannot be paid any more. Fine when it has ended. */
    cancelNow(id: string, keyed: Keyed): Promise<Subscription>
    /** Ends it unless its first invoice was paid, and returns its state then. Fails with `payment_processing` while that invoice is being paid. */
    discard(id: string, keyed: Keyed): Promise<Subscription>
    listSince(since: Date): AsyncIterable<Subscription>
  }
  readonly invoices: {
    retrieve(id: string): Promise<SubscriptionInvoice>
    /** Tries the stored card again. */
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
  /** Reads a notice that the service signed within the last five minutes; undefined for anything else. */
  readWebhook(rawBody: string, signature: string, now: Date): PaymentNotice | undefined
}
