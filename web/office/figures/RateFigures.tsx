import FallIcon from '@mui/icons-material/ArrowDownward'
import SameIcon from '@mui/icons-material/ArrowForward'
import RiseIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RecordOf } from '../api/officeRecords.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { Figure } from './Figure.tsx'

type RatePeriod = RecordOf<'dashboard'>['periods'][number]

const shownRates = ['answer', 'seen', 'unlocked', 'rejected'] as const

/** The four rates of a period with their changes. Rule STA-1. */
export function RateFigures({ period: { received, rates, before } }: { readonly period: RatePeriod }) {
  const t = useText()
  const { percent } = useFormat()
  return (
    <>
      <Typography aria-live="polite">
        {t('dashboard.rates.received', { count: received })} · {t('dashboard.rates.receivedBefore', { count: before.received })}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
        {shownRates.map((name) => (
          <Box key={name} data-rate={name}>
            <Figure label={t(`dashboard.rates.${name}`)} value={rates[name] === null ? '–' : percent(rates[name])}>
              <Change now={rates[name]} before={before.rates[name]} />
            </Figure>
          </Box>
        ))}
      </Box>
    </>
  )
}

/** The change of a rate in percentage points; nothing where one period had no request. */
function Change({ now, before }: { readonly now: number | null; readonly before: number | null }) {
  const t = useText()
  if (now === null || before === null) return null
  const points = Math.round(now * 100) - Math.round(before * 100)
  const Icon = points > 0 ? RiseIcon : points < 0 ? FallIcon : SameIcon
  const direction = points > 0 ? 'rise' : points < 0 ? 'fall' : 'same'
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon sx={{ fontSize: 16 }} aria-hidden />
      {t(`dashboard.rates.${direction}`, { count: Math.abs(points) })}
    </Typography>
  )
}
