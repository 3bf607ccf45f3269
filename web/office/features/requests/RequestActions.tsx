import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionBar } from './ActionBar.tsx'

/** Where it is said why a request cannot be unlocked. */
export const whyNotId = 'why-not-unlock'

interface RequestActionsProps {
  /** Undefined where it is not possible. */
  readonly onUnlock: (() => void) | undefined
  readonly onReject: (() => void) | undefined
  /** Another request of the couple for the same date was paid for: this one costs nothing. */
  readonly isPaidFor: boolean
  /** At the bottom of the window rather than beside the title. */
  readonly pinned: boolean
}

/** The two answers to a request. Price and balance stand on the button. */
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

/** What it costs, and below what there is, on a button that is narrow. */
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
