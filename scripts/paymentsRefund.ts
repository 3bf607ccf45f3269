import { pino } from 'pino'
import type { Backend } from '../src/backend.ts'
import { PaymentId } from '../src/domain/ids.ts'
import { payment, paymentStream, takenFrom } from '../src/domain/payment/payment.ts'
import { PaymentFailure } from '../src/integrations/payments/paymentFailure.ts'
import { hasFailed } from '../src/jobs/payments/giveBack.ts'
import { createPaymentAlarms } from '../src/jobs/payments/paymentAlarms.ts'
import { settleRefund } from '../src/jobs/payments/settleTaking.ts'
import { openPayments } from '../src/openPayments.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const usage = 'Usage: npm run payments:refund -- <payment id> [<gross cents>]'

/** `npm run payments:refund`: refunds a payment completely or in part, and takes its credits back. */
async function main([id = '', cents, ...rest]: readonly string[]): Promise<void> {
  const paymentId = PaymentId.safeParse(id).data
  if (!paymentId || rest.length > 0 || !/^([1-9]\d{0,8})?$/.test(cents ?? '')) return reportFailure(new Mistake(2, usage))
  await runCommandLine((backend) => refund(backend, paymentId, cents === undefined ? undefined : Number(cents)))
}

async function refund(backend: Backend, paymentId: PaymentId, amount: number | undefined): Promise<string> {
  const { commands } = backend
  const { intent, status } = (await commands.load(payment, paymentStream(paymentId))).state
  if (!intent || status !== 'succeeded') throw new Mistake(1, 'There is no such payment, or it was not paid.')
  const { payments, close } = await openPayments(backend)
  const services = { payments, commands, alarms: createPaymentAlarms(pino({ level: 'error' }, pino.destination(2))) }
  try {
    const failed = (await payments.refunds.listOf(intent.id)).filter(hasFailed)
    for (const each of failed) await settleRefund(services, each, 'reconciliation')
    const { taken, left } = await stillPaid(backend, paymentId)
    if (left <= 0 || (amount ?? 0) > left) throw new Mistake(1, `Only ${left} cents of it can be given back.`)
    // Repeating the command after a lost answer is the same refund; after a refund that failed it is another one.
    const key = ['refund', paymentId, taken, ...(failed.length > 0 ? [failed.length] : [])].join(' ')
    const refunded = await payments.refunds.create({ intentId: intent.id, amount: amount ?? left, key })
    const isRecorded = await settleRefund(services, refunded, 'reconciliation')
    return `${refunded.amount} cents ${isRecorded ? 'are given back' : `are given back as soon as the bank did it; it is ${refunded.status}`}.`
  } catch (error) {
    throw error instanceof PaymentFailure ? new Mistake(1, `The payment service refused: ${error.code}.`) : error
  } finally {
    await close()
  }
}

/** Gross cents that went back so far, and those that can still go back. */
async function stillPaid({ commands }: Backend, paymentId: PaymentId): Promise<{ readonly taken: number; readonly left: number }> {
  const { state } = await commands.load(payment, paymentStream(paymentId))
  const taken = takenFrom(state)
  return { taken, left: (state.agreed?.price.gross ?? 0) - taken }
}

await main(process.argv.slice(2))
