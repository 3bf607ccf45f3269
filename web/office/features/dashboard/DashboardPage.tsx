import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { RejectedParts } from '../../moderation/RejectedParts.tsx'
import { useMe } from '../../session/useMe.ts'
import { LatestRequests } from './LatestRequests.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Notices } from './Notices.tsx'
import { Rates } from './Rates.tsx'
import { RejectedProfile } from './RejectedProfile.tsx'

/** /office/dashboard: the next steps, the figures, and the latest requests. Rules DAS-1, STA-1. */
export function DashboardPage() {
  const t = useText()
  const me = useMe()
  const { data, error, refetch } = useRecord('dashboard', ownRecord)
  const firstname = me?.firstname
  return (
    <Page title={firstname ? t('dashboard.hello', { name: firstname }) : t('pages.dashboard')}>
      {data ? (
        <>
          <Section of="page" title={t('dashboard.next.title')} intro={t('dashboard.next.intro')}>
            {data.rejection && <RejectedProfile rejection={data.rejection} onChange={refetch} />}
            <RejectedParts parts={data.rejectedParts} withLinks />
            <Notices notices={data.notices} />
            <NextSteps steps={data.steps} />
          </Section>
          <Section of="page" title={t('dashboard.rates.title')} intro={t('dashboard.rates.intro')}>
            <Rates periods={data.periods} received={data.received} />
          </Section>
        </>
      ) : error ? (
        <LoadError title={t('dashboard.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines />
      )}
      <Section of="page" title={t('dashboard.latest.title')}>
        <LatestRequests />
      </Section>
    </Page>
  )
}
