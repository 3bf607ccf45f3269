import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { PeriodChoice } from '../../figures/PeriodChoice.tsx'
import { RateFigures } from '../../figures/RateFigures.tsx'
import { usePeriod } from '../../figures/usePeriod.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { AnswerTime } from './AnswerTime.tsx'
import { PremiumTeaser } from './PremiumTeaser.tsx'
import { ViewFigures } from './ViewFigures.tsx'

/** /office/statistics: the rates for everybody; with Premium also views and the answer time. Rules STA-1, STA-3. */
export function StatisticsPage() {
  const t = useText()
  const { days } = usePeriod()
  const { data, error, refetch } = useRecord('statistics', ownRecord)
  const rates = data?.periods.find((period) => period.days === days)
  const answers = data?.premium?.answers.find((period) => period.days === days)
  return (
    <Page title={t('pages.statistics')} intro={t('statistics.intro')} actions={<PeriodChoice />}>
      {data ? (
        <>
          {data.premium ? (
            data.premium.views.map((views) => (
              <Section
                key={views.kind}
                of="page"
                title={t(`statistics.kinds.${views.kind}.title`)}
                intro={t(`statistics.kinds.${views.kind}.intro`)}
              >
                <ViewFigures views={views} />
              </Section>
            ))
          ) : (
            <Section of="page" title={t('statistics.teaser.title')} intro={t('statistics.teaser.intro')}>
              <PremiumTeaser />
            </Section>
          )}
          {answers && (
            <Section of="page" title={t('statistics.answers.title')} intro={t('statistics.answers.intro')}>
              <AnswerTime answers={answers} />
            </Section>
          )}
          <Section of="page" title={t('dashboard.rates.title')} intro={t('dashboard.rates.intro')}>
            {rates && <RateFigures period={rates} />}
          </Section>
        </>
      ) : error ? (
        <LoadError title={t('statistics.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines />
      )}
    </Page>
  )
}
