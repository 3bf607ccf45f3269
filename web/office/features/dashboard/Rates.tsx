import FallIcon from '@mui/icons-material/ArrowDownward'
import SameIcon from '@mui/icons-material/ArrowForward'
import RiseIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../kit/chart/BarChart.tsx'

type Dashboard = RecordOf<'dashboard'>

const shownRates = ['answer', 'seen', 'unlocked', 'rejected'] as const
const parameter = 'days'
const defaultDays = 30

/** The four rates of a period, each with its change to the period before, and the requests of each day. The address keeps the period. */
export function Rates({ periods, received }: Pick<Dashboard, 'periods' | 'received'>) {
  const t = useText()
  const { percent, shortDay } = useFormat()
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get(parameter) ?? defaultDays)
  const period = periods.find(({ days }) => days === asked) ?? periods.at(-1)
  if (!period) return null
  const { days, rates, before } = period
  const choose = (chosen: number | null) => {
    if (chosen !== null)
      setSearch((all) => new URLSearchParams([...[...all].filter(([name]) => name !== parameter), [parameter, `${chosen}`]]), {
        replace: true,
      })
  }
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        onChange={(_, chosen: number | null) => choose(chosen)}
        aria-label={t('dashboard.rates.period')}
      >
        {periods.map((each) => (
          <ToggleButton key={each.days} value={each.days} sx={{ px: 2, minHeight: 44 }}>
            {t(`dashboard.rates.days.${each.days}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography aria-live="polite">
        {t('dashboard.rates.received', { count: period.received })} · {t('dashboard.rates.receivedBefore', { count: before.received })}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
        {shownRates.map((name) => (
          <Box key={name} data-rate={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`dashboard.rates.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Typography component="span" variant="h2" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' }}>
                {rates[name] === null ? '–' : percent(rates[name])}
              </Typography>
              <Change now={rates[name]} before={before.rates[name]} />
            </Box>
          </Box>
        ))}
      </Box>
      {days > 1 && (
        <BarChart
          title={t('dashboard.rates.chart')}
          bars={received.slice(-days).map(({ day, count }) => ({ label: shortDay(day), value: count }))}
        />
      )}
    </>
  )
}

/** By how many points a rate changed; nothing where one of the periods had no request. */
function Change({ now, before }: { readonly now: number | null; readonly before: number | null }) {
  const t = useText()
  if (now === null || before === null) return null
  const points = Math.round(now * 100) - Math.round(before * 100)
  const Icon = points > 0 ? RiseIcon : points < 0 ? FallIcon : SameIcon
  const direction = points > 0 ? 'rise' : points < 0 ? 'fall' : 'same'
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon sx={{ fontSize: 16 }} aria-hidden />
      {t(`dashboard.rates.${direction}`, { points: Math.abs(points) })}
    </Typography>
  )
}
