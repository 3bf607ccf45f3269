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
import { useLatestRequests } from './useLatestRequests.ts'

/** In pixels. */
const stepHeight = 70

/** /office/dashboard: the next steps, the figures, and the latest requests. Rules DAS-1, STA-1. */
export function DashboardPage() {
  const t = useText()
  const me = useMe()
  const { data, error, refetch } = useRecord('dashboard', ownRecord)
  const latest = useLatestRequests()
  const firstname = me?.firstname
  return (
    <Page title={firstname ? t('dashboard.hello', { name: firstname }) : t('pages.dashboard')}>
      {error && !data ? (
        <LoadError title={t('dashboard.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Section of="page" title={t('dashboard.next.title')} intro={t('dashboard.next.intro')}>
          {data ? (
            <>
              {data.rejection && <RejectedProfile rejection={data.rejection} onChange={refetch} />}
              <RejectedParts parts={data.rejectedParts} withLinks />
              <Notices notices={data.notices} />
              <NextSteps steps={data.steps} />
            </>
          ) : (
            <SkeletonLines height={stepHeight} />
          )}
        </Section>
      )}
      {data && (
        <Section of="page" title={t('dashboard.rates.title')} intro={t('dashboard.rates.intro')}>
          <Rates periods={data.periods} received={data.received} />
        </Section>
      )}
      {/* Shown after what is above it, whose height is unknown until then. */}
      {(data ?? error) && (
        <Section of="page" title={t('dashboard.latest.title')}>
          <LatestRequests {...latest} />
        </Section>
      )}
    </Page>
  )
}
