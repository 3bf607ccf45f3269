import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { ratePeriods } from '../../../src/domain/requestRates.ts'
import { useText } from '../i18n/useText.ts'
import { type Period, usePeriod } from './usePeriod.ts'

/** Chooses the period of the figures. */
export function PeriodChoice() {
  const t = useText()
  const { days, setDays } = usePeriod()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      onChange={(_, chosen: Period | null) => chosen !== null && setDays(chosen)}
      aria-label={t('dashboard.rates.period')}
    >
      {ratePeriods.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 2, minHeight: 44 }}>
          {t(`dashboard.rates.days.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
