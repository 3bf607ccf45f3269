import type { PaymentId } from '../ids.ts'
import { creditedPrice } from '../invoice/creditedPrice.ts'
import type { InvoiceEvent } from '../invoice/invoiceEvents.ts'
import { creditNoteIdOf } from '../invoice/invoiceNumber.ts'
import { numberInvoice } from '../invoice/numberInvoice.ts'
import type { PaymentEvent } from '../payment/paymentEvents.ts'
import { type CommandToRun, defineProcess, run } from '../process.ts'

type GoingBack = Extract<PaymentEvent, { type: 'PaymentRefunded' | 'RefundFailed' | 'DisputeClosed' }>
type Issued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>

interface Reversal {
  readonly id: string
  readonly reason: 'refund' | 'dispute'
  /** Cents; negative of a refund that failed. */
  readonly gross: number
  readonly at: string
}

/** The invoice of a payment, and the reversals of it in order. */
interface Reversed {
  readonly invoice: Pick<Issued['data'], 'invoiceId' | 'number' | 'providerId' | 'purpose' | 'price'> | null
  readonly reversals: readonly Reversal[]
}

/**
 * A refund and a lost dispute each get a credit note, as soon as the corrected invoice is issued; together they never exceed it. The note of
 * a refund that failed remains, and counts for the next one. Rule INV-6.
 */
export const numberCreditNoteWhenMoneyGoesBack = defineProcess<GoingBack | Issued, Reversed>({
  name: 'numberCreditNoteWhenMoneyGoesBack',
  version: 3,
  events: ['PaymentRefunded', 'RefundFailed', 'DisputeClosed', 'InvoiceIssued'],
  startsFrom: 'beginning',
  memory: {
    initial: { invoice: null, reversals: [] },
    key: ({ data }) => data.paymentId,
    evolve(state, event) {
      if (event.type === 'InvoiceIssued') {
        if (event.data.kind === 'credit_note') return state
        const { invoiceId, number, providerId, purpose, price } = event.data
        return { ...state, invoice: { invoiceId, number, providerId, purpose, price } }
      }
      const reversal = reversalOf(event)
      if (event.type === 'RefundFailed' && !state.reversals.some(({ id }) => id === event.data.refundId)) return state
      return reversal ? { ...state, reversals: [...state.reversals, reversal] } : state
    },
    // A payment with something left to credit is remembered without an end, since its refund may come at any time. After the last credit
    // note, later refunds bring none, with or without a state.
    isOver: ({ invoice, reversals }) =>
      invoice ? creditedBy(reversals, invoice.price.gross) === invoice.price.gross : reversals.length === 0,
  },
  react(event, state) {
    const { paymentId } = event.data
    if (event.type === 'InvoiceIssued')
      return event.data.kind === 'invoice' ? state.reversals.flatMap((_, index) => creditNote(paymentId, state, index)) : []
    return reversalOf(event) ? creditNote(paymentId, state, state.reversals.length - 1) : []
  },
})

/** A won dispute returns no money. */
function reversalOf({ type, data }: GoingBack): Reversal | undefined {
  if (type === 'PaymentRefunded') return { id: data.refundId, reason: 'refund', gross: data.amount, at: data.refundedAt }
  if (type === 'RefundFailed') return { id: data.refundId, reason: 'refund', gross: -data.amount, at: data.failedAt }
  return data.outcome === 'lost' ? { id: data.disputeId, reason: 'dispute', gross: data.amount, at: data.closedAt } : undefined
}

function creditNote(paymentId: PaymentId, { invoice, reversals }: Reversed, index: number): readonly CommandToRun[] {
  const reversal = reversals[index]
  if (!invoice || !reversal) return []
  const { invoiceId, number, providerId, purpose, price } = invoice
  const before = creditedBy(reversals.slice(0, index), price.gross)
  const gross = creditedBy(reversals.slice(0, index + 1), price.gross) - before
  if (gross === 0) return []
  const corrects = { invoiceId, number, reason: reversal.reason }
  const document = {
    invoiceId: creditNoteIdOf(paymentId, reversal.id),
    providerId,
    paymentId,
    purpose,
    kind: 'credit_note',
    corrects,
  } as const
  return [run(numberInvoice, { ...document, price: creditedPrice(price, before, gross), movedAt: reversal.at })]
}

/** What the credit notes of these reversals amount to: the most that had gone back at any time, and at most what was paid. */
function creditedBy(reversals: readonly Reversal[], paid: number): number {
  let back = 0
  let credited = 0
  for (const { gross } of reversals) {
    back += gross
    credited = Math.max(credited, Math.min(back, paid))
  }
  return credited
}
