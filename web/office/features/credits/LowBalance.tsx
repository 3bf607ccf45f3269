import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'

/** Warns in time that the balance will soon not be enough. Rule CRE-12. */
export function LowBalance({ onSeePacks }: { readonly onSeePacks: () => void }) {
  const t = useText()
  const me = useMe()
  const { lowBalance } = usePublicRules()
  // Not shown before the welcome credit, and not with Premium, which uses no credits.
  if (!me || me.plan === 'premium' || me.credits > lowBalance || !me.emailConfirmed) return null
  return (
    <Alert
      severity={me.credits === 0 ? 'warning' : 'info'}
      role="note"
      data-low-balance
      data-print="none"
      sx={{ mt: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button color="inherit" size="small" onClick={onSeePacks}>
          {t('credits.low.button')}
        </Button>
      }
    >
      {me.credits === 0 ? t('credits.low.none') : t('credits.low.few', { credits: t('layout.balance', { count: me.credits }) })}
    </Alert>
  )
}
