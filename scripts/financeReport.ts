import { type FinanceReport, financeReport } from '../src/projections/finance/financeReport.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const euros = (cents: number) => (cents / 100).toLocaleString('en', { style: 'currency', currency: 'EUR' })

/** `npm run finance:report [-- days]`: what the operator earns and owes. Rules FIN-1 and FIN-2. */
function linesOf({ recurring, churn, liability, days }: FinanceReport): readonly string[] {
  const share = churn.open === 0 ? 'none' : `${((100 * churn.ended) / churn.open).toFixed(1)} %`
  return [
    `Recurring revenue: ${euros(recurring.monthly)} net a month (monthly subscriptions: ${recurring.months}, yearly: ${recurring.years})`,
    `Churn in 30 days: ${churn.ended} of ${churn.open} subscriptions (${share})`,
    `Credits that providers hold: ${liability.credits}, of which bought: ${liability.bought}, worth ${euros(liability.net)} net`,
    `Credits spent and paid back: ${liability.uncovered}`,
    days.length === 0 ? 'No payment in these days.' : 'Day (UTC)  paid, refunded, disputed, came back (gross)',
    ...days.map(
      (each) => `${each.day} ${[each.paid, each.refunded, each.disputed, each.restored].map((cents) => euros(cents)).join(', ')}`,
    ),
  ]
}

const [days = '30', ...more] = process.argv.slice(2)
if (!/^[1-9]\d{0,3}$/.test(days) || more.length > 0) reportFailure(new Mistake(2, 'Usage: npm run finance:report [-- days]'))
else {
  await runCommandLine(async ({ database }) => {
    const now = new Date()
    return linesOf(await financeReport(database, now, new Date(now.getTime() - Number(days) * 86_400_000))).join('\n')
  })
}
