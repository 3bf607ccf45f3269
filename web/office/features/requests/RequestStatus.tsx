import RejectedIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import ClosedIcon from '@mui/icons-material/EventBusyOutlined'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import WithdrawnIcon from '@mui/icons-material/Undo'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import type { Tone } from '../../theme/tinted.ts'

const looks: Readonly<Record<InboxRequest['status'], { readonly Icon: typeof LockIcon; readonly tone: Tone }>> = {
  locked: { Icon: LockIcon, tone: 'neutral' },
  unlocked: { Icon: LockOpenIcon, tone: 'success' },
  rejected: { Icon: RejectedIcon, tone: 'error' },
  withdrawn: { Icon: WithdrawnIcon, tone: 'warning' },
  closed: { Icon: ClosedIcon, tone: 'warning' },
}

/** The status of a request. */
export function RequestStatus({ status }: { readonly status: InboxRequest['status'] }) {
  const t = useText()
  return (
    <StatusChip {...looks[status]} status={status}>
      {t(`values.status.${status}`)}
    </StatusChip>
  )
}
