import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { useSubscriptionCommand } from './useSubscriptionCommand.ts'

/** Withdrawal from a yearly plan: the rule, and a button or the reason why it is not possible. Rule PLAN-4. */
export function Withdrawal({ withdrawal: { possible, until, reason } }: Pick<RecordOf<'subscription'>, 'withdrawal'>) {
  const t = useText()
  const { dayOf } = useFormat()
  const { withdrawalDays } = usePublicRules().premium
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const command = useSubscriptionCommand('withdraw', 'subscription.withdraw.done', close)
  if (reason === 'monthly_not_refundable') return <Typography>{t('subscription.withdraw.reasons.monthly_not_refundable')}</Typography>
  return (
    <>
      <Typography>{t('subscription.withdraw.rule', { days: withdrawalDays })}</Typography>
      {possible ? (
        <div>
          {until && <Typography gutterBottom>{t('subscription.withdraw.until', { date: dayOf(until) })}</Typography>}
          <Button color="error" variant="outlined" onClick={() => setAsking(true)} sx={{ px: 2, minHeight: 44 }}>
            {t('subscription.withdraw.button')}
          </Button>
        </div>
      ) : (
        reason && (
          <Typography data-refused={reason}>{t(`subscription.withdraw.reasons.${reason}`, { date: until ? dayOf(until) : '' })}</Typography>
        )
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        command={command}
        title={t('subscription.withdraw.confirmTitle')}
        confirm={t('subscription.withdraw.confirm')}
        failed={t('subscription.withdraw.failed')}
        color="error"
      >
        {t('subscription.withdraw.text')}
      </ConfirmDialog>
    </>
  )
}
