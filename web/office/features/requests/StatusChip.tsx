import RejectedIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import ClosedIcon from '@mui/icons-material/EventBusyOutlined'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import WithdrawnIcon from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { type Tone, tinted } from '../../theme/tinted.ts'

const looks: Readonly<Record<InboxRequest['status'], { readonly Icon: typeof LockIcon; readonly tone: Tone }>> = {
  locked: { Icon: LockIcon, tone: 'neutral' },
  unlocked: { Icon: LockOpenIcon, tone: 'success' },
  rejected: { Icon: RejectedIcon, tone: 'error' },
  withdrawn: { Icon: WithdrawnIcon, tone: 'warning' },
  closed: { Icon: ClosedIcon, tone: 'warning' },
}

/** Where a request stands: an icon and a word on a tinted surface. */
export function StatusChip({ status }: { readonly status: InboxRequest['status'] }) {
  const t = useText()
  const { Icon, tone } = looks[status]
  return (
    <Box
      component="span"
      data-status={status}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          borderRadius: 5,
          typography: 'caption',
          fontWeight: 500,
          flex: 'none',
        },
        (theme) => tinted(tone)(theme),
      ]}
    >
      <Icon aria-hidden sx={{ fontSize: 'inherit' }} />
      {t(`values.status.${status}`)}
    </Box>
  )
}
