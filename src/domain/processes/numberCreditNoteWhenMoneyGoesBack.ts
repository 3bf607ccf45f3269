import type { PaymentId } from '../ids.ts'
import { creditedPrice } from '../invoice/creditedPrice.ts'
import type { InvoiceEvent } from '../invoice/invoiceEvents.ts'
import { creditNoteIdOf } from '../invoice/invoiceNumber.ts'
import { numberInvoice } from '../invoice/numberInvoice.ts'
import type { PaymentEvent } from '../payment/paymentEvents.ts'
import { type CommandToRun, defineProcess, run } from '../process.ts'

type GoingBack = Extract<PaymentEvent, { type: 'PaymentRefunded' | 'DisputeClosed' }>
type Issued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>

interface Reversal {
  readonly id: string
  readonly reason: 'refund' | 'dispute'
  /** Cents. */
  readonly gross: number
  readonly at: string
}

/** The invoice of a payment, and the reversals of it in order. */
interface Reversed {
  readonly invoice: Pick<Issued['data'], 'invoiceId' | 'number' | 'providerId' | 'purpose' | 'price'> | null
  readonly reversals: readonly Reversal[]
}

/** A refund and a lost dispute each get a credit note, as soon as the corrected invoice is issued. Rule INV-6. */
export const numberCreditNoteWhenMoneyGoesBack = defineProcess<GoingBack | Issued, Reversed>({
  name: 'numberCreditNoteWhenMoneyGoesBack',
  events: ['PaymentRefunded', 'DisputeClosed', 'InvoiceIssued'],
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
      return reversal ? { ...state, reversals: [...state.reversals, reversal] } : state
    },
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
  return data.outcome === 'lost' ? { id: data.disputeId, reason: 'dispute', gross: data.amount, at: data.closedAt } : undefined
}

function creditNote(paymentId: PaymentId, { invoice, reversals }: Reversed, index: number): readonly CommandToRun[] {
  const reversal = reversals[index]
  if (!invoice || !reversal) return []
  const { invoiceId, number, providerId, purpose, price } = invoice
  const before = reversals.slice(0, index).reduce((sum, { gross }) => sum + gross, 0)
  const corrects = { invoiceId, number, reason: reversal.reason }
  const document = {
    invoiceId: creditNoteIdOf(paymentId, reversal.id),
    providerId,
    paymentId,
    purpose,
    kind: 'credit_note',
    corrects,
  } as const
  return [run(numberInvoice, { ...document, price: creditedPrice(price, before, reversal.gross), movedAt: reversal.at })]
}
