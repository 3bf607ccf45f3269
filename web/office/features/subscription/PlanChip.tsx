import OverdueIcon from '@mui/icons-material/ErrorOutlined'
import EndedIcon from '@mui/icons-material/EventBusyOutlined'
import FreeIcon from '@mui/icons-material/TollOutlined'
import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'

const looks = {
  none: { tone: 'neutral', Icon: FreeIcon },
  active: { tone: 'gold', Icon: PremiumIcon },
  cancelling: { tone: 'warning', Icon: EndedIcon },
  past_due: { tone: 'error', Icon: OverdueIcon },
  ended: { tone: 'neutral', Icon: EndedIcon },
} as const

/** The plan and its state in one or two words. */
export function PlanChip({ plan, state }: Pick<RecordOf<'subscription'>, 'plan' | 'state'>) {
  const t = useText()
  const { tone, Icon } = looks[state]
  return (
    <StatusChip tone={tone} Icon={Icon} status={state}>
      {state === 'none' || state === 'active' ? t(`layout.${plan}`) : t(`subscription.state.is.${state}`)}
    </StatusChip>
  )
}
