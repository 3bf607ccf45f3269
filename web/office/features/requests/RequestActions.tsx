import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionBar } from './ActionBar.tsx'

/** Id of the text that says why the request cannot be unlocked. */
export const whyNotId = 'why-not-unlock'

interface RequestActionsProps {
  /** Undefined where it is not possible. */
  readonly onUnlock: (() => void) | undefined
  readonly onReject: (() => void) | undefined
  /** Another request of the couple for the same date was paid for, so this one is free. */
  readonly isPaidFor: boolean
  /** True: pinned to the bottom of the window. False: beside the title. */
  readonly pinned: boolean
}

/** Unlock or reject. The unlock button shows price and balance. */
export function RequestActions({ onUnlock, onReject, isPaidFor, pinned }: RequestActionsProps) {
  const t = useText()
  const me = useMe()
  const { unlockCredits } = usePublicRules()
  const credit = () => t('requests.unlock.credit', { price: t('layout.balance', { count: unlockCredits }), count: me?.credits ?? 0 })
  const label = me?.plan === 'premium' ? t('requests.unlock.premium') : isPaidFor ? t('requests.unlock.folded') : credit()
  return (
    <ActionBar pinned={pinned}>
      <Button
        variant="contained"
        startIcon={!pinned && <LockOpenIcon />}
        disabled={!onUnlock}
        aria-describedby={onUnlock ? undefined : whyNotId}
        onClick={onUnlock}
        aria-label={label}
        data-unlock
        sx={{ px: 2, lineHeight: 1.3, flex: pinned ? 1 : 'none', minHeight: pinned ? 48 : undefined, fontVariantNumeric: 'tabular-nums' }}
      >
        {pinned ? <TwoLines text={label} /> : label}
      </Button>
      <Button color="inherit" onClick={onReject} sx={{ px: 2, color: 'text.secondary', flex: 'none' }}>
        {t('requests.reject.button')}
      </Button>
    </ActionBar>
  )
}

/** The price with the balance below it, for a narrow button. */
function TwoLines({ text }: { readonly text: string }) {
  const [cost, balance] = text.split(' · ')
  return (
    <span>
      {cost}
      {balance !== undefined && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {balance}
        </Box>
      )}
    </span>
  )
}
