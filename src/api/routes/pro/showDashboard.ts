import { account as accountAggregate, accountStream } from '../../../domain/account/account.ts'
import { availability, availabilityStream } from '../../../domain/availability/availability.ts'
import { timeZoneOf } from '../../../domain/availability/calendarOwner.ts'
import { dayIn } from '../../../domain/calendar.ts'
import { unlessErased } from '../../../domain/event.ts'
import { addDays, instantAt } from '../../../domain/localTime.ts'
import { completionOf } from '../../../domain/provider/completionOf.ts'
import { type Provider, provider, providerStream } from '../../../domain/provider/provider.ts'
import { providerAccount } from '../../../projections/providerAccount/providerAccount.ts'
import { findProviderAccount, type ProviderAccountView } from '../../../projections/providerAccount/providerAccountQueries.ts'
import { providerReviews } from '../../../projections/providerReviews/providerReviews.ts'
import { reviewFigures } from '../../../projections/providerReviews/providerReviewsQueries.ts'
import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { requestsByDay } from '../../../projections/requestInbox/requestsByDay.ts'
import { venues } from '../../../projections/venues/venues.ts'
import { hasRejectedVenue } from '../../../projections/venues/venuesQueries.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import type { Dashboard, DashboardNotice } from '../../schemas/pro/dashboardSchemas.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { rejectedParts } from './rejectedParts.ts'
import { longestPeriod, ratesByPeriod, receivedByDay } from './requestFigures.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/dashboard: next steps, and the rates of each period and of the period before. Rules DAS-1, STA-1. */
export const showDashboardRoute: Route = (api, { database, commands }) => {
  api.get(
    proCalls.showDashboard.path,
    {
      config: { access: { as: 'provider' }, reads: [requestInbox, providerAccount, providerReviews, venues] },
      schema: {
        tags: ['dashboard'],
        summary: 'What to do next, and how the business goes',
        description: 'Periods are days up to today in the provider’s time zone; `before` is the period of the same length before it.',
        ...schemasOf(proCalls.showDashboard),
      },
    },
    async (request) => {
      const id = signedInProvider(request)
      const [{ state }, { state: calendar }, { state: credits }] = await Promise.all([
        commands.load(provider, providerStream(id)),
        commands.load(availability, availabilityStream(id)),
        commands.load(accountAggregate, accountStream(id)),
      ])
      const timeZone = timeZoneOf(state)
      const today = dayIn(timeZone, commands.now())
      const since = instantAt(addDays(today, 1 - 2 * longestPeriod), '00:00', timeZone)
      const [account, figures, days, isVenueRejected] = await Promise.all([
        findProviderAccount(database, id),
        reviewFigures(database, id),
        requestsByDay(database, id, { since, timeZone }),
        hasRejectedVenue(database, id),
      ])
      if (!account) throw new Problem(404, 'planner_not_found')
      const wasReversedLately =
        credits.reversedCredits > 0 && Date.parse(credits.welcomeReversedAt ?? '') >= Date.parse(addDays(today, -longestPeriod))
      const hasCalendar = calendar.entries.size > 0 || calendar.feeds.size > 0
      return {
        steps: completionOf({ provider: state, hasCalendar, reviews: figures.count, hasPremium: account.plan === 'premium' }),
        rejection: rejectionOf(state),
        rejectedParts: rejectedParts(state),
        notices: [
          ...noticesOf(state, account, { wasReversedLately, isVenueRejected, lowBalance: commands.rules.lowBalance }),
          ...quotaNotices(state, account, commands.rules.freePlan.photos),
        ],
        periods: ratesByPeriod(days, today),
        received: receivedByDay(days, today),
      }
    },
  )
}

function rejectionOf({ moderation, rejection }: Provider): Dashboard['rejection'] {
  return moderation === 'rejected' && rejection ? { ...rejection, note: unlessErased(rejection.note, '') } : null
}

function noticesOf(
  { company, companyNumber, contact, moderation, rejection, mailsFailedAt }: Provider,
  { plan, credits }: ProviderAccountView,
  {
    wasReversedLately,
    isVenueRejected,
    lowBalance,
  }: { readonly wasReversedLately: boolean; readonly isVenueRejected: boolean; readonly lowBalance: number },
): DashboardNotice[] {
  const number = companyNumber?.state ?? 'valid'
  // A provider without its first credit has not used it up. Rule REG-9.
  const waitsForWelcome = contact?.emailConfirmed === false && credits === 0
  return [
    ...(mailsFailedAt === undefined ? [] : ['mails_failed' as const]),
    ...(number === 'valid' ? [] : [`number_${number}` as const]),
    ...(company && moderation === 'in_progress' ? [rejection ? ('submitted_again' as const) : ('in_moderation' as const)] : []),
    ...(waitsForWelcome ? ['welcome_waits' as const] : []),
    ...(isVenueRejected ? ['venue_rejected' as const] : []),
    ...(wasReversedLately ? ['welcome_reversed' as const] : []),
    ...(plan === 'free' && credits === 0 && !waitsForWelcome ? ['no_credits' as const] : []),
    ...(plan === 'free' && credits > 0 && credits <= lowBalance ? ['last_credit' as const] : []),
  ]
}

/** Warnings about the plan's limit of photographs: some are hidden, or no more can be added. Rule PHO-2. */
function quotaNotices({ kind, photos }: Provider, { plan }: ProviderAccountView, quota: number): DashboardNotice[] {
  if (plan === 'premium' || kind === 'venue' || photos.size < quota) return []
  return [photos.size > quota ? 'photos_hidden' : 'photo_quota_reached']
}
