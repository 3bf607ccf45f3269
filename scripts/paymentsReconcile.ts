import { pino } from 'pino'
import { createPaymentAlarms } from '../src/jobs/payments/paymentAlarms.ts'
import { reconcilePayments } from '../src/jobs/payments/reconcilePayments.ts'
import { openPayments } from '../src/openPayments.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const usage = 'Usage: npm run payments:reconcile [-- <days>]'

/** `npm run payments:reconcile`: compares payments with the payment service now, as every night; also beside a running product. */
async function main([days = '4', ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || !/^[1-9]\d{0,2}$/.test(days)) return reportFailure(new Mistake(2, usage))
  await runCommandLine(async (backend) => {
    const { payments, close } = await openPayments(backend)
    try {
      const now = backend.now()
      const services = { payments, commands: backend.commands, alarms: createPaymentAlarms(pino({ level: 'error' }, pino.destination(2))) }
      const since = new Date(now.getTime() - Number(days) * 86_400_000)
      const { compared, found, failed } = await reconcilePayments(services, { since, now })
      if (failed > 0) throw new Mistake(1, `${failed} of ${compared} could not be compared; the log says why.`)
      return `${compared} compared, ${found} had been reported by nobody.`
    } finally {
      await close()
    }
  })
}

await main(process.argv.slice(2))
