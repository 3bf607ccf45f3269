import { useSearchParams } from 'react-router'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { periods } from './BillingChoice.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { PlanOffer } from './PlanOffer.tsx'
import { SubscriptionState } from './SubscriptionState.tsx'
import { Withdrawal } from './Withdrawal.tsx'

const SwitchDialog = lazily(async () => (await import('./SwitchDialog.tsx')).SwitchDialog)
const PaymentDialog = lazily(async () => (await import('./PaymentDialog.tsx')).PaymentDialog)

/** /office/subscription: the provider's plan, the price of Premium, and a comparison of both plans. */
export function SubscriptionPage() {
  const t = useText()
  const { data, error, refetch } = useRecord('subscription', ownRecord)
  return (
    <Page title={t('subscription.title')} intro={t('subscription.intro')}>
      {data ? (
        <Parts subscription={data} />
      ) : error ? (
        <LoadError title={t('subscription.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Page>
  )
}

/** The payment in progress is in the address, because the page is reloaded to take a card. */
function Parts({ subscription }: { readonly subscription: RecordOf<'subscription'> }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { state, source } = subscription
  const start = periods.find((period) => period === search.get('start'))
  const switchTo = periods.find((period) => period === search.get('switch'))
  const isPaying = start !== undefined || search.has('pay')
  const isOffered = state === 'none' || state === 'ended'
  return (
    <>
      <Section of="page" title={t('subscription.state.title')}>
        <SubscriptionState
          subscription={subscription}
          onPay={() => setSearch({ pay: '' })}
          onSwitch={(period) => setSearch({ switch: period })}
        />
      </Section>
      {isOffered && (
        <Section of="page" title={t('subscription.offer.title')} intro={t('subscription.offer.intro')}>
          <PlanOffer prices={subscription.prices} onStart={(period) => setSearch({ start: period })} />
        </Section>
      )}
      {!isOffered && source === 'paid' && (
        <Section of="page" title={t('subscription.withdraw.title')}>
          <Withdrawal withdrawal={subscription.withdrawal} />
        </Section>
      )}
      <Section of="page" wide title={t('subscription.compare.title')}>
        <PlanComparison />
      </Section>
      <LazyPart onClose={() => setSearch({})}>
        {isPaying && <PaymentDialog subscription={subscription} start={start} onClose={() => setSearch({})} />}
        {state === 'active' && switchTo && <SwitchDialog period={switchTo} onClose={() => setSearch({})} />}
      </LazyPart>
    </>
  )
}
