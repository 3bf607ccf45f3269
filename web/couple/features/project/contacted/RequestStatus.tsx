import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined'
import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined'
import FavoriteIcon from '@mui/icons-material/Favorite'
import HighlightOffIcon from '@mui/icons-material/HighlightOff'
import MarkEmailReadOutlinedIcon from '@mui/icons-material/MarkEmailReadOutlined'
import SendOutlinedIcon from '@mui/icons-material/SendOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { ContactedPrestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import { formatMoment } from '../../../../shared/i18n/format.ts'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { ProviderContact } from './ProviderContact.tsx'

const icons = {
  sent: SendOutlinedIcon,
  seen: MarkEmailReadOutlinedIcon,
  unlocked: CheckCircleOutlineIcon,
  rejected: HighlightOffIcon,
  withdrawn: UndoIcon,
  closed: EventAvailableIcon,
  chosen: FavoriteIcon,
} as const

const tones = {
  sent: { bgcolor: 'info.light', color: 'info.main' },
  seen: { bgcolor: 'info.light', color: 'info.main' },
  unlocked: { bgcolor: 'success.light', color: 'success.main' },
  rejected: { bgcolor: 'error.light', color: 'error.main' },
  withdrawn: { bgcolor: 'warning.light', color: 'warning.main' },
  closed: { bgcolor: 'warning.light', color: 'warning.main' },
  chosen: { bgcolor: 'success.light', color: 'success.main' },
} as const

interface RequestStatusProps {
  readonly provider: ContactedPrestataire
  /** When the couple said that it had found this planner. */
  readonly chosenAt: string | null
}

/** The state of a request, with the dates of its steps below. */
export function RequestStatus({ provider, chosenAt }: RequestStatusProps) {
  const { t, i18n } = useTranslation('project')
  const status = chosenAt === null ? provider.status : 'chosen'
  const Icon = icons[status]
  const moment = (iso: string) => formatMoment(iso, i18n.language)
  const steps = stepsOf(provider, chosenAt)
  return (
    <Box sx={{ borderRadius: 1, px: 1.5, py: 1, ...tones[status] }}>
      <Box aria-live="polite" sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
        <Icon fontSize="small" aria-hidden sx={{ mt: 0.25 }} />
        {t(`contacted.status.${status}`)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2', color: 'text.primary' }}>
        {steps.map((step) => (
          <li key={step.status}>{t(`contacted.at.${step.status}`, { moment: moment(step.at) })}</li>
        ))}
      </Box>
      {provider.contact && <ProviderContact contact={provider.contact} />}
      {provider.message !== '' && (
        <Box component="details" sx={{ mt: 1, typography: 'body2', color: 'text.primary' }}>
          <Box component="summary" sx={{ lineHeight: `${touchTarget}px`, cursor: 'pointer', fontWeight: 600 }}>
            {t('contacted.message')}
          </Box>
          <Box component="p" sx={{ m: 0, pb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {provider.message}
          </Box>
        </Box>
      )}
    </Box>
  )
}

type Step = keyof typeof icons

/** All steps in their order. A request closed because another provider was chosen shows only that. */
function stepsOf(provider: ContactedPrestataire, chosenAt: string | null): readonly { readonly status: Step; readonly at: string }[] {
  const times: readonly (readonly [Step, string | null])[] = [
    ['sent', provider.sentAt],
    ['seen', provider.seenAt],
    ['unlocked', provider.unlockedAt],
    ['rejected', provider.rejectedAt],
    ['withdrawn', provider.withdrawnAt],
    ['closed', chosenAt === null ? provider.closedAt : null],
    ['chosen', chosenAt],
  ]
  return times.flatMap(([status, at]) => (at === null ? [] : [{ status, at }]))
}
