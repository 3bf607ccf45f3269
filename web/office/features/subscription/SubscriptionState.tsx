import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'
import type { Period } from './BillingChoice.tsx'
import { CancelPlan } from './CancelPlan.tsx'
import { OverdueNotice } from './OverdueNotice.tsx'
import { PlanChip } from './PlanChip.tsx'
import { ResumePlan } from './ResumePlan.tsx'
import { SwitchPlan } from './SwitchPlan.tsx'
import { useSubscriptionDates } from './useSubscriptionDates.ts'

interface SubscriptionStateProps {
  readonly subscription: RecordOf<'subscription'>
  /** Pays the due amount with another card. */
  readonly onPay: () => void
  readonly onSwitch: (period: Period) => void
}

/** The state of the subscription, its dates, the effect on credits, and the possible actions. */
export function SubscriptionState({ subscription, onPay, onSwitch }: SubscriptionStateProps) {
  const t = useText()
  const { plan, state, source, failure, nextPrice } = subscription
  const me = useMe()
  const dates = useSubscriptionDates(subscription)
  const hasInvoices = useResourceDefinitions()['invoices'] !== undefined
  const isPaid = source === 'paid'
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }} data-subscription={state}>
      <PlanChip plan={plan} state={state} />
      {failure && <OverdueNotice failure={failure} price={nextPrice} onPay={onPay} />}
      <Box>
        {dates.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </Box>
      {plan === 'premium' && (
        <Typography color="textSecondary">
          {me && me.credits > 0 ? t('subscription.state.pausedCredits', { count: me.credits }) : t('credits.pausedText')}
        </Typography>
      )}
      {isPaid && plan === 'premium' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {state === 'active' && <SwitchPlan subscription={subscription} onSwitch={onSwitch} />}
          {state === 'cancelling' ? <ResumePlan /> : <CancelPlan subscription={subscription} />}
        </Box>
      )}
      {isPaid && hasInvoices && (
        <Link component={RouterLink} to={officePage('invoices')}>
          {t('subscription.state.invoices')}
        </Link>
      )}
    </Box>
  )
}
