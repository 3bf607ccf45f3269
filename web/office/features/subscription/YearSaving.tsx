import Typography from '@mui/material/Typography'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'

interface YearSavingProps {
  /** Net prices of a month and of a year, in cents. */
  readonly month: number
  readonly year: number
}

/** The saving of a year compared with twelve months, calculated from both prices. Rule PLAN-2. */
export function YearSaving({ month, year }: YearSavingProps) {
  const t = useText()
  const { percent } = useFormat()
  const saved = 12 * month - year
  if (saved <= 0) return null
  const months = saved / month
  const share = t('subscription.offer.save', { percent: percent(saved / (12 * month)) })
  return (
    <Typography sx={{ fontWeight: 600, mt: 0.5 }} data-saving>
      {Number.isInteger(months) ? `${t('subscription.offer.freeMonths', { count: months })} (${share})` : share}
    </Typography>
  )
}
