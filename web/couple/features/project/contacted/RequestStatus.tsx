import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined'
import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined'
import HighlightOffIcon from '@mui/icons-material/HighlightOff'
import MarkEmailReadOutlinedIcon from '@mui/icons-material/MarkEmailReadOutlined'
import SendOutlinedIcon from '@mui/icons-material/SendOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { ContactedPrestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import { formatMoment } from '../../../../shared/i18n/format.ts'

const icons = {
  sent: SendOutlinedIcon,
  seen: MarkEmailReadOutlinedIcon,
  unlocked: CheckCircleOutlineIcon,
  rejected: HighlightOffIcon,
  withdrawn: UndoIcon,
  closed: EventAvailableIcon,
} as const

const tones = {
  sent: { bgcolor: 'info.light', color: 'info.main' },
  seen: { bgcolor: 'info.light', color: 'info.main' },
  unlocked: { bgcolor: 'success.light', color: 'success.main' },
  rejected: { bgcolor: 'error.light', color: 'error.main' },
  withdrawn: { bgcolor: 'warning.light', color: 'warning.main' },
  closed: { bgcolor: 'warning.light', color: 'warning.main' },
} as const

/** How far a request has come, in words with dates; what came before stands below. */
export function RequestStatus({ provider }: { readonly provider: ContactedPrestataire }) {
  const { t, i18n } = useTranslation('project')
  const Icon = icons[provider.status]
  const moment = (iso: string) => formatMoment(iso, i18n.language)
  const before = stepsOf(provider).filter(({ status }) => status !== provider.status)
  return (
    <Box sx={{ borderRadius: 1, px: 1.5, py: 1, ...tones[provider.status] }}>
      <Box aria-live="polite" sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
        <Icon fontSize="small" aria-hidden sx={{ mt: 0.25 }} />
        {t(`contacted.status.${provider.status}`)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2', color: 'text.primary' }}>
        {before.map(({ status, at }) => (
          <li key={status}>{t(`contacted.at.${status}`, { moment: moment(at) })}</li>
        ))}
        <li>{t(`contacted.at.${provider.status}`, { moment: moment(timeOf(provider)) })}</li>
      </Box>
    </Box>
  )
}

type Status = ContactedPrestataire['status']

function stepsOf({
  sentAt,
  seenAt,
  unlockedAt,
  rejectedAt,
  withdrawnAt,
  closedAt,
}: ContactedPrestataire): readonly { readonly status: Status; readonly at: string }[] {
  const times: readonly (readonly [Status, string | null])[] = [
    ['sent', sentAt],
    ['seen', seenAt],
    ['unlocked', unlockedAt],
    ['rejected', rejectedAt],
    ['withdrawn', withdrawnAt],
    ['closed', closedAt],
  ]
  return times.flatMap(([status, at]) => (at === null ? [] : [{ status, at }]))
}

function timeOf(provider: ContactedPrestataire): string {
  return stepsOf(provider).find(({ status }) => status === provider.status)?.at ?? provider.sentAt
}
