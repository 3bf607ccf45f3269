import type { RecordOf } from '../../api/officeRecords.ts'
import { PeriodChoice } from '../../figures/PeriodChoice.tsx'
import { RateFigures } from '../../figures/RateFigures.tsx'
import { usePeriod } from '../../figures/usePeriod.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../kit/chart/BarChart.tsx'

type Dashboard = RecordOf<'dashboard'>

/** The four rates of a period with their changes, and the requests per day. The period is in the URL. */
export function Rates({ periods, received }: Pick<Dashboard, 'periods' | 'received'>) {
  const t = useText()
  const { shortDay } = useFormat()
  const { days } = usePeriod()
  const period = periods.find((each) => each.days === days)
  if (!period) return null
  return (
    <>
      <PeriodChoice />
      <RateFigures period={period} />
      {days > 1 && (
        <BarChart
          title={t('dashboard.rates.chart')}
          bars={received.slice(-days).map(({ day, count }) => ({ label: shortDay(day), value: count }))}
        />
      )}
    </>
  )
}
