import type { Aggregate } from '../command.ts'
import { GrowingMap } from '../growingMap.ts'
import type { InvoiceId } from '../ids.ts'
import type { InvoiceEvent } from './invoiceEvents.ts'

/** The numbers that were given. */
export interface InvoiceSeries {
  readonly numbers: GrowingMap<InvoiceId, number>
  readonly last: number
  /** The day of the last document; '' before the first. */
  readonly lastIssuedOn: string
}

export const invoiceSeries: Aggregate<InvoiceSeries, Extract<InvoiceEvent, { type: 'InvoiceNumbered' }>> = {
  initial: { numbers: GrowingMap.empty(), last: 0, lastIssuedOn: '' },
  evolve({ numbers }, event) {
    switch (event.type) {
      case 'InvoiceNumbered': {
        const { invoiceId, number, issuedOn } = event.data
        return { numbers: numbers.with(invoiceId, number), last: number, lastIssuedOn: issuedOn }
      }
    }
  },
}
