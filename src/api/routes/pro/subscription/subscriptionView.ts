import type { z } from 'zod'
import { loadVatCase } from '../../../../commands/loadVatCase.ts'
import { type Account, account, accountStream, hasPremium } from '../../../../domain/account/account.ts'
import type { PaidSubscription } from '../../../../domain/account/paidSubscription.ts'
import { withdrawalOf } from '../../../../domain/account/withdrawSubscription.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { priceOf } from '../../../../domain/vat.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import type { Subscription } from '../../../schemas/pro/subscriptionSchemas.ts'
import { sellerCountry } from '../payments/sellerCountry.ts'

type View = z.input<typeof Subscription>

/** How the plan of a provider stands, read from its account itself, so that it is never behind. */
export async function subscriptionView(
  { commands, settings }: Pick<ApiDependencies, 'commands' | 'settings'>,
  providerId: ProviderId,
): Promise<View> {
  const [{ state }, vatCase] = await Promise.all([
    commands.load(account, accountStream(providerId)),
    loadVatCase(commands, sellerCountry(settings), providerId),
  ])
  const { monthNet, yearNet } = commands.rules.premium
  const { until, reason } = withdrawalOf(state, { now: commands.now(), rules: commands.rules })
  return {
    plan: hasPremium(state) ? 'premium' : 'free',
    ...whatStands(state),
    prices: {
      month: vatCase ? priceOf(monthNet, vatCase) : null,
      year: vatCase ? priceOf(yearNet, vatCase) : null,
      savingPercent: Math.round((1 - yearNet / (12 * monthNet)) * 100),
    },
    withdrawal: { possible: reason === null, until, reason },
  }
}

const nothing = {
  state: 'none',
  subscriptionId: null,
  source: null,
  period: null,
  startedAt: null,
  renewsAt: null,
  endsAt: null,
  canceledAt: null,
  nextPrice: null,
  failure: null,
  pendingPeriod: null,
} as const

/** What is paid comes first: what was granted beside it asks for nothing. */
function whatStands({ subscriptions, subscribed: { paid } }: Account): Omit<View, 'plan' | 'prices' | 'withdrawal'> {
  if (paid && paid.endedAt === null) return { ...nothing, ...paidView(paid), ...whatComes(paid) }
  const granted = subscriptions.find(({ source }) => source === 'granted')
  if (granted) {
    const { subscriptionId, startedAt } = granted
    return { ...nothing, state: 'active', source: 'granted', subscriptionId, startedAt }
  }
  if (!paid) return nothing
  return { ...nothing, ...paidView(paid), state: 'ended', endsAt: paid.endedAt, canceledAt: paid.cancellation?.canceledAt ?? null }
}

function paidView({ subscriptionId, period, startedAt }: PaidSubscription) {
  return { subscriptionId, source: 'paid', period, startedAt } as const
}

function whatComes({ cancellation, failure, next, price, periodEnd }: PaidSubscription) {
  if (cancellation) return { state: 'cancelling', ...cancellation } as const
  const coming = { nextPrice: next?.price ?? price, pendingPeriod: next?.period ?? null }
  if (!failure) return { ...coming, state: 'active', renewsAt: periodEnd } as const
  const { code, declineCode, attempt, nextAttemptAt, graceUntil } = failure
  return { ...coming, state: 'past_due', failure: { code, declineCode, attempts: attempt, nextAttemptAt, graceUntil } } as const
}
