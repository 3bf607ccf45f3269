import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { PlanPrices } from './PlanPrices.tsx'

/** /office/subscription: where the provider stands, what Premium costs, and both plans beside each other. */
export function SubscriptionPage() {
  const t = useText()
  return (
    <Page title={t('subscription.title')} intro={t('subscription.intro')}>
      <Section of="page" title={t('subscription.state.title')}>
        <CurrentPlan />
      </Section>
      <Section of="page" title={t('subscription.offer.title')} intro={t('subscription.offer.intro')}>
        <PlanPrices />
      </Section>
      <Section of="page" wide title={t('subscription.compare.title')}>
        <PlanComparison />
      </Section>
    </Page>
  )
}
