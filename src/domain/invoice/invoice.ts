import type { Aggregate } from '../command.ts'
import type { InvoiceEvent } from './invoiceEvents.ts'

type Issued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>
type Destroyed = Extract<InvoiceEvent, { type: 'InvoiceDestroyed' }>

/** An invoice or a credit note. */
export interface InvoiceState {
  /** Undefined until it was issued, and once it was destroyed. */
  readonly issued: Issued['data'] | undefined
  readonly isDestroyed: boolean
}

export const invoice: Aggregate<InvoiceState, Issued | Destroyed> = {
  initial: { issued: undefined, isDestroyed: false },
  evolve(state, event) {
    switch (event.type) {
      case 'InvoiceIssued':
        return { ...state, issued: event.data }
      case 'InvoiceDestroyed':
        return { issued: undefined, isDestroyed: true }
    }
  },
}
