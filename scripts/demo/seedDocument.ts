import type { Backend } from '../../src/backend.ts'
import { dayIn } from '../../src/domain/calendar.ts'
import { documentNumber, seriesOf, seriesStream } from '../../src/domain/invoice/invoiceNumber.ts'
import { invoiceSeries } from '../../src/domain/invoice/invoiceSeries.ts'
import { issueInvoice } from '../../src/domain/invoice/issueInvoice.ts'
import { type NumberInvoice, numberInvoice } from '../../src/domain/invoice/numberInvoice.ts'
import type { DemoCommands } from './demoCommands.ts'

/**
 * Issues an invoice or credit note on the day of its payment. It is issued before it is numbered, so that the process that issues numbered
 * documents finds it done; nothing else requests numbers with these dates.
 */
export async function seedDocument(
  commands: DemoCommands,
  backend: Pick<Backend, 'commands'>,
  document: Omit<NumberInvoice, 'movedAt'>,
  at: Date,
): Promise<string> {
  const { invoiceId } = document
  const issuedOn = dayIn('Europe/Paris', at)
  const series = seriesOf(document.kind, issuedOn)
  const { last, numbers } = (await backend.commands.load(invoiceSeries, seriesStream(series))).state
  const number = numbers.get(invoiceId) ?? last + 1
  const on = { at, about: invoiceId, actor: 'system:demo' }
  await commands.give(issueInvoice, { ...document, series, number, issuedOn }, on)
  await commands.give(numberInvoice, { ...document, movedAt: at.toISOString() }, on)
  return documentNumber(series, number)
}
