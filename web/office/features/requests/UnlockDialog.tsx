import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import type { Me } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { focusContact } from './ContactCard.tsx'
import { useRequestCommand } from './useRequestCommand.ts'

interface UnlockDialogProps {
  readonly request: InboxRequest
  readonly me: Me | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before unlocking: the price, and that it is permanent. */
export function UnlockDialog({ request, me, open, onClose }: UnlockDialogProps) {
  const t = useText()
  const { unlockCredits } = usePublicRules()
  const { id, isPaidFor } = request
  const unlock = useRequestCommand(id, 'unlock', 'requests.unlock.done')
  const premium = me?.plan === 'premium'
  // While it closes, the dialog keeps its text, although the balance has changed.
  const [asked, setAsked] = useState(0)
  const credits = open ? (me?.credits ?? 0) : asked
  if (credits !== asked) setAsked(credits)
  const price = t('layout.balance', { count: unlockCredits })
  const after = credits - unlockCredits
  const free = premium || isPaidFor
  const left = after > 0 ? t('requests.unlock.balanceAfter', { before: credits, after }) : t('requests.unlock.balanceUsedUp')
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      command={unlock}
      onClosed={() => request.status === 'unlocked' && focusContact()}
      title={t('requests.unlock.title')}
      confirm={free ? t('requests.unlock.confirmPremium') : t('requests.unlock.confirm', { price })}
      failed={t('requests.unlock.failed')}
    >
      <Typography gutterBottom sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {free
          ? t(premium ? 'requests.unlock.free' : 'requests.unlock.paidFor')
          : [t('requests.unlock.costs', { count: unlockCredits }), left].join(' ')}
      </Typography>
      <Typography color="textSecondary">{t('requests.unlock.stays')}</Typography>
    </ConfirmDialog>
  )
}
