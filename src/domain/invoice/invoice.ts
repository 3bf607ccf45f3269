import type { Aggregate } from '../command.ts'
import type { InvoiceEvent } from './invoiceEvents.ts'

type Issued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>

/** An invoice or a credit note. */
export interface InvoiceState {
  /** Undefined until it was issued. */
  readonly issued: Issued['data'] | undefined
}

export const invoice: Aggregate<InvoiceState, Issued> = {
  initial: { issued: undefined },
  evolve(_state, event) {
    switch (event.type) {
      case 'InvoiceIssued':
        return { issued: event.data }
    }
  },
}
