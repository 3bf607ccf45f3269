import type { Stripe } from 'stripe'
import { onlyItem } from './changeSubscription.ts'
import { newPhase, newSchedule, type PhaseTimes } from './newSchedule.ts'
import { addInterval } from './newSubscriptionObjects.ts'
import { type Form, integer, requiredText, section, text } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import { existing, type ParamsOf, type StripeRoute } from './stripeRoute.ts'
import { idIn } from './stripeStore.ts'

/** Changes of a subscription at the end of a period. */
export const scheduleRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/subscription_schedules',
    params: ['from_subscription'] satisfies ParamsOf<Stripe.SubscriptionScheduleCreateParams>,
    async handle({ session, form }) {
      const { tables, now } = session
      const subscription = await existing(session, 'subscription', requiredText(form, 'from_subscription'), 'from_subscription')
      if (subscription.schedule !== null)
        throw StripeProblem.invalid('parameter_invalid', 'from_subscription', 'It has a schedule already.')
      const { price, current_period_start: start, current_period_end: end } = onlyItem(subscription)
      const schedule = await tables.put(newSchedule(now, subscription, { price: price.id, start, end }))
      await tables.put({ ...subscription, schedule: schedule.id })
      return schedule
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id',
    params: ['end_behavior', 'phases', 'proration_behavior'] satisfies ParamsOf<Stripe.SubscriptionScheduleUpdateParams>,
    async handle({ session, id, form }) {
      const schedule = await existing(session, 'subscription_schedule', id)
      if (schedule.status !== 'active') throw StripeProblem.invalid('status_transition_invalid', 'id', `It is ${schedule.status}.`)
      const phases: PhaseTimes[] = []
      for (const phase of Object.values(section(form, 'phases'))) {
        if (typeof phase === 'string') throw StripeProblem.invalid('parameter_invalid', 'phases', 'Invalid phases.')
        phases.push(phaseOf(phase, phases.at(-1)?.end))
      }
      for (const { price } of phases) await existing(session, 'price', price, 'phases')
      return session.tables.put({ ...schedule, phases: phases.map(newPhase) })
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id/release',
    params: ['preserve_cancel_date'] satisfies ParamsOf<Stripe.SubscriptionScheduleReleaseParams>,
    async handle({ session, id }) {
      const { tables, now } = session
      const schedule = await existing(session, 'subscription_schedule', id)
      if (schedule.status !== 'active') throw StripeProblem.invalid('status_transition_invalid', 'id', `It is ${schedule.status}.`)
      const subscription = await existing(session, 'subscription', idIn(schedule.subscription))
      await tables.put({ ...subscription, schedule: null })
      return tables.put({ ...schedule, status: 'released', released_at: now, subscription: null, released_subscription: subscription.id })
    },
  },
]

/** A phase begins at its own start, or where the previous one ends. */
function phaseOf(phase: Form, before: number | undefined): PhaseTimes {
  const start = integer(phase, 'start_date') ?? before
  if (start === undefined) throw StripeProblem.missing('phases[0][start_date]')
  const interval = text(phase, 'duration', 'interval') === 'year' ? 'year' : 'month'
  return { price: requiredText(phase, 'items', '0', 'price'), start, end: integer(phase, 'end_date') ?? addInterval(start, interval) }
}
