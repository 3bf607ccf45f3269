import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RecordOf } from '../../api/officeRecords.ts'
import { Figure } from '../../figures/Figure.tsx'
import { usePeriod } from '../../figures/usePeriod.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../kit/chart/BarChart.tsx'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { ViewSources } from './ViewSources.tsx'

type Views = NonNullable<RecordOf<'statistics'>['premium']>['views'][number]

/** The views of a kind in the period, by day and by source. */
export function ViewFigures({ views: { kind, periods, byDay } }: { readonly views: Views }) {
  const t = useText()
  const { shortDay } = useFormat()
  const { days } = usePeriod()
  const period = periods.find((each) => each.days === days)
  if (!period) return null
  // Sources are shown for page views only. Media are opened on that page, so their sources are the same.
  const isOfPage = kind === 'profile'
  if (isOfPage && periods.every(({ views, before }) => views + before === 0)) {
    return <StateMessage level="h3" title={t('statistics.none.title')} text={t('statistics.none.text')} />
  }
  return (
    <>
      <Box component="dl" aria-live="polite" data-views={kind} sx={{ m: 0 }}>
        <Figure label={t(`statistics.kinds.${kind}.views`)} value={`${period.views}`}>
          <Typography component="span" variant="body2" color="textSecondary">
            {t('dashboard.rates.receivedBefore', { count: period.before })}
          </Typography>
        </Figure>
      </Box>
      {days > 1 && (
        <BarChart
          title={t(`statistics.kinds.${kind}.chart`)}
          bars={byDay.slice(-days).map(({ day, count }) => ({ label: shortDay(day), value: count }))}
        />
      )}
      {isOfPage && period.sources.length > 0 && <ViewSources sources={period.sources} />}
    </>
  )
}
