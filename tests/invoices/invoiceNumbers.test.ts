import { once } from 'node:events'
import type { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { CommandId } from '../../src/domain/ids.ts'
import { invoiceIdOf } from '../../src/domain/invoice/invoiceNumber.ts'
import { numberInvoice } from '../../src/domain/invoice/numberInvoice.ts'
import type { PaymentEvent } from '../../src/domain/payment/paymentEvents.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { runningProcesses } from '../processes/runningProcesses.ts'
import { record } from '../projections/projectionHarness.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'
import { killableProcesses } from '../setup/killableProcesses.ts'
import { providerId } from '../setup/sampleEvents.ts'
import { fivePack, paymentId, price } from '../setup/sampleInvoiceEvents.ts'
import { invoiceProcesses } from './invoiceProcesses.ts'

const program = await bundledProgram('tests/invoices/dyingInvoiceProcess.ts')
const purchases = Array.from({ length: 50 }, (_, index) => index + 1)
const succeededAt = '2026-11-24T09:00:00.000Z'
const succeeded = (number: number): PaymentEvent => ({
  type: 'PaymentSucceeded',
  data: {
    paymentId: paymentId(number),
    providerId: providerId(),
    purpose: fivePack,
    price,
    intentId: `pi_${number}`,
    reportedBy: 'webhook',
    succeededAt,
  },
})
const refunded = (number: number): PaymentEvent => ({
  type: 'PaymentRefunded',
  data: { paymentId: paymentId(number), providerId: providerId(), refundId: `re_${number}`, amount: price.gross, refundedAt: succeededAt },
})

async function numbersIn(pool: Pool, series: string) {
  const { rows } = await pool.query<{ number: number; payment: string }>(
    `SELECT (data->>'number')::int AS number, data->>'paymentId' AS payment FROM log.events
     WHERE stream = $1 ORDER BY revision`,
    [`invoice-series-${series}`],
  )
  return { numbers: rows.map(({ number }) => number), payments: new Set(rows.map(({ payment }) => payment)) }
}

const issuedIn = async (pool: Pool) =>
  (await pool.query<{ number: string }>(`SELECT data->>'number' AS number FROM log.events WHERE type = 'InvoiceIssued'`)).rows.map(
    ({ number }) => number,
  )

test('fifty purchases at once and three processes killed among them leave no gap, and one invoice of each', async () => {
  const { pool, store, start } = await killableProcesses()
  // A refund of every tenth, before or after its invoice.
  const paying = Promise.all(
    purchases.map(async (number) => record(store, number % 10 === 0 ? [succeeded(number), refunded(number)] : [succeeded(number)])),
  )
  for (const commands of [1, 13, 40]) expect(await once(start(program, String(commands)), 'exit')).toEqual([null, 'SIGKILL'])
  await paying
  const { stop } = runningProcesses(pool, store, invoiceProcesses)
  onTestFinished(stop)
  await vi.waitFor(async () => expect(await issuedIn(pool)).toHaveLength(55), { timeout: 120_000, interval: 50 })
  const { numbers, payments } = await numbersIn(pool, 'FA-2026-11')
  expect(numbers).toEqual(purchases)
  expect(payments.size).toBe(50)
  expect((await numbersIn(pool, 'AV-2026-11')).numbers).toEqual([1, 2, 3, 4, 5])
  expect(new Set(await issuedIn(pool)).size).toBe(55)
})

test('three that give numbers at once give each once', async () => {
  const { pool, store } = await killableProcesses()
  const handlers = [1, 2, 3].map(() => new CommandHandler({ eventStore: store, catalog: eventCatalog, rules: defaultRules }))
  const numbered = (handler: CommandHandler, number: number) => {
    const document = { invoiceId: invoiceIdOf(paymentId(number)), paymentId: paymentId(number), providerId: providerId() }
    const input = { ...document, kind: 'invoice', corrects: null, purpose: fivePack, price, movedAt: succeededAt } as const
    return handler.handle(numberInvoice, input, {
      commandId: paymentId(number) as string as CommandId,
      correlationId: 'test',
      actor: 'test',
    })
  }
  // Each of them is asked for every second number too: one document, one number.
  const asked = purchases.flatMap((number) =>
    handlers.filter((_, index) => index === number % 3 || number % 2 === 0).map((each) => numbered(each, number)),
  )
  for (const { accepted } of await Promise.all(asked)) expect(accepted).toBe(true)
  const { numbers, payments } = await numbersIn(pool, 'FA-2026-11')
  expect(numbers).toEqual(purchases)
  expect(payments.size).toBe(50)
})
