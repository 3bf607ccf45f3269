import Button from '@mui/material/Button'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import type { Period } from './BillingChoice.tsx'

interface SwitchPlanProps {
  readonly subscription: RecordOf<'subscription'>
  readonly onSwitch: (period: Period) => void
}

/** Switches between monthly and yearly billing. */
export function SwitchPlan({ subscription: { period, pendingPeriod }, onSwitch }: SwitchPlanProps) {
  const t = useText()
  const other: Period = (pendingPeriod ?? period) === 'year' ? 'month' : 'year'
  return (
    <Button variant="outlined" onClick={() => onSwitch(other)} sx={{ px: 2, minHeight: 44 }}>
      {t(`subscription.switch.to.${other}`)}
    </Button>
  )
}
