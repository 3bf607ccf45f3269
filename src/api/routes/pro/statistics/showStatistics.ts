import type { Pool } from 'pg'
import { timeZoneOf } from '../../../../domain/availability/calendarOwner.ts'
import { type Day, dayIn } from '../../../../domain/calendar.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { addDays, instantAt } from '../../../../domain/localTime.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { ratePeriods } from '../../../../domain/requestRates.ts'
import { viewsByDay } from '../../../../operational/viewCounts.ts'
import { providerAccount } from '../../../../projections/providerAccount/providerAccount.ts'
import { findProviderAccount } from '../../../../projections/providerAccount/providerAccountQueries.ts'
import { requestInbox } from '../../../../projections/requestInbox/requestInbox.ts'
import { requestsByDay } from '../../../../projections/requestInbox/requestsByDay.ts'
import { timesToAnswer } from '../../../../projections/requestInbox/timesToAnswer.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { Statistics } from '../../../schemas/pro/statisticsSchemas.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { longestPeriod, ratesByPeriod } from '../requestFigures.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { viewFigures } from './viewFigures.ts'

/** GET /api/pro/statistics: the rates for all providers; views and reply times only with Premium. Rules STA-1, STA-3. */
export const showStatisticsRoute: Route = (api, { database, commands }) => {
  api.get(
    proCalls.showStatistics.path,
    {
      config: { access: { as: 'provider' }, reads: [requestInbox, providerAccount] },
      schema: {
        tags: ['dashboard'],
        summary: 'Rates, and with Premium views and the time to answer',
        description: 'Periods are days up to today in the provider’s time zone; `before` is the period of the same length before it.',
        ...schemasOf(proCalls.showStatistics),
      },
    },
    async (request) => {
      const id = signedInProvider(request)
      const { state } = await commands.load(provider, providerStream(id))
      const timeZone = timeZoneOf(state)
      const today = dayIn(timeZone, commands.now())
      const since = instantAt(addDays(today, 1 - 2 * longestPeriod), '00:00', timeZone)
      const [account, days] = await Promise.all([findProviderAccount(database, id), requestsByDay(database, id, { since, timeZone })])
      if (!account) throw new Problem(404, 'planner_not_found')
      return {
        periods: ratesByPeriod(days, today),
        premium: account.plan === 'premium' ? await premiumFigures(database, id, today, timeZone) : null,
      }
    },
  )
}

async function premiumFigures(database: Pool, id: ProviderId, today: Day, timeZone: string): Promise<Statistics['premium']> {
  const stretch = (length: number, last: Day) => ({
    from: instantAt(addDays(last, 1 - length), '00:00', timeZone),
    to: instantAt(addDays(last, 1), '00:00', timeZone),
  })
  const [views, now, before] = await Promise.all([
    viewsByDay(database, id, { from: addDays(today, 1 - 2 * longestPeriod), to: today }),
    timesToAnswer(
      database,
      id,
      ratePeriods.map((length) => stretch(length, today)),
    ),
    timesToAnswer(
      database,
      id,
      ratePeriods.map((length) => stretch(length, addDays(today, -length))),
    ),
  ])
  const none = { answered: 0, medianMinutes: null }
  return {
    views: viewFigures(views, today),
    answers: ratePeriods.map((days, index) => ({ days, ...(now[index] ?? none), before: before[index] ?? none })),
  }
}
