import { dayIn } from '../calendar.ts'
import { defineCommand } from '../command.ts'
import type { InvoiceEvent } from './invoiceEvents.ts'
import { seriesOf, seriesStream } from './invoiceNumber.ts'
import { invoiceSeries } from './invoiceSeries.ts'

type Numbered = Extract<InvoiceEvent, { type: 'InvoiceNumbered' }>['data']

export interface NumberInvoice extends Omit<Numbered, 'series' | 'number' | 'issuedOn'> {
  /** When the money was received or returned, ISO. */
  readonly movedAt: string
}

/** Every country the operator can be in is within an hour of this time zone. */
const timeZone = 'Europe/Paris'

/**
 * Gives a document the next number of its month's series, once. The days of a series never decrease: of two payments around midnight the
 * one numbered later has the later day. Rules INV-3 and INV-4.
 */
export const numberInvoice = defineCommand(invoiceSeries)({
  name: 'numberInvoice',
  stream: (input: NumberInvoice) => seriesStream(seriesIn(input)),
  decide({ movedAt, ...document }, { numbers, last, lastIssuedOn }) {
    if (numbers.get(document.invoiceId) !== undefined) return []
    const day = dayIn(timeZone, new Date(movedAt))
    const issuedOn = day > lastIssuedOn ? day : lastIssuedOn
    const series = seriesIn({ kind: document.kind, movedAt })
    return [{ type: 'InvoiceNumbered', data: { ...document, series, number: last + 1, issuedOn } }]
  },
})

function seriesIn({ kind, movedAt }: Pick<NumberInvoice, 'kind' | 'movedAt'>): string {
  return seriesOf(kind, dayIn(timeZone, new Date(movedAt)))
}
