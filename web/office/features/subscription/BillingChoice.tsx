import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useText } from '../../i18n/useText.ts'

export const periods = ['month', 'year'] as const
/** The period that one payment covers. */
export type Period = (typeof periods)[number]

interface BillingChoiceProps {
  readonly period: Period
  readonly onChoose: (period: Period) => void
}

/** A choice between monthly and yearly billing. */
export function BillingChoice({ period, onChoose }: BillingChoiceProps) {
  const t = useText()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={period}
      onChange={(_, chosen: Period | null) => chosen !== null && onChoose(chosen)}
      aria-label={t('subscription.offer.billing')}
    >
      {periods.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 2, minHeight: 44 }}>
          {t(`subscription.offer.by.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
