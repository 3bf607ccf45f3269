import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'

/** Sentences with the past and future dates of a subscription. */
export function useSubscriptionDates(subscription: RecordOf<'subscription'>): readonly string[] {
  const t = useText()
  const { dayOf, cents } = useFormat()
  const { plan, state, source, period, startedAt, renewsAt, endsAt, canceledAt, nextPrice, pendingPeriod } = subscription
  const since = startedAt && t('subscription.state.since', { date: dayOf(startedAt) })
  const sentences = () => {
    if (source === 'granted' && plan === 'premium') return [since, t('subscription.state.granted')]
    switch (state) {
      case 'none':
        return [t('subscription.state.free')]
      case 'ended':
        return [endsAt && t('subscription.state.ended', { date: dayOf(endsAt) }), t('subscription.state.free')]
      case 'cancelling':
        return [
          since,
          endsAt && t('subscription.state.cancelling', { date: dayOf(endsAt) }),
          canceledAt && t('subscription.state.canceledOn', { date: dayOf(canceledAt) }),
        ]
      case 'past_due':
        return [since]
      case 'active':
        return [
          since,
          period && t(`subscription.state.billed.${period}`),
          renewsAt && nextPrice
            ? t('subscription.state.renewsFor', { date: dayOf(renewsAt), price: cents(nextPrice.gross) })
            : renewsAt && t('subscription.state.renews', { date: dayOf(renewsAt) }),
          pendingPeriod && renewsAt && t(`subscription.state.pending.${pendingPeriod}`, { date: dayOf(renewsAt) }),
        ]
    }
  }
  return sentences().filter((sentence): sentence is string => Boolean(sentence))
}
