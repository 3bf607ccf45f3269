import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useListContext } from 'react-admin'
import type { RecordOf } from '../api/officeRecords.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { ListSection } from '../kit/list/ListPage.tsx'

type Payment = RecordOf<'payments'>

/** Payments, refunds, and the credits that had been spent before a refund. Rule CRE-6. */
export function PaymentHistory() {
  const t = useText()
  const { cents, dayOf } = useFormat()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} data-print="none" sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('pages.payments')}
      </Typography>
      <ListSection
        resource="payments"
        framed
        sort={{ field: 'date', order: 'DESC' }}
        columns={[
          { source: 'date', render: ({ date }) => dayOf(date), width: 112 },
          { source: 'purpose', render: (payment) => <Purpose payment={payment} />, phone: 'title' },
          { source: 'status', render: (payment) => <State payment={payment} /> },
          { source: 'price', align: 'right', phone: 'end', render: ({ price }) => cents(price.gross) },
        ]}
        below={<Uncovered />}
      />
    </Box>
  )
}

function Purpose({ payment: { purpose, id } }: { readonly payment: Payment }) {
  const t = useText()
  return (
    <span data-payment={id}>
      {purpose.kind === 'pack' ? t('layout.balance', { count: purpose.credits }) : t(`payments.purpose.${purpose.period}`)}
    </span>
  )
}

/** The state of a payment, and any later refund or dispute. */
function State({ payment: { status, refunded, dispute, uncovered } }: { readonly payment: Payment }) {
  const t = useText()
  const { cents } = useFormat()
  return [
    t(`payments.status.${status}`),
    refunded > 0 && t('payments.refunded', { amount: cents(refunded) }),
    dispute && t(`payments.dispute.${dispute}`),
    uncovered > 0 && t('payments.uncovered', { credits: t('layout.balance', { count: uncovered }) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Uncovered() {
  const t = useText()
  const { data = [] } = useListContext<Payment>()
  const count = data.reduce((sum, { uncovered }) => sum + uncovered, 0)
  if (count === 0) return null
  return (
    <Alert severity="warning" role="note" data-uncovered={count} sx={{ mt: 2 }}>
      {t('credits.uncovered', { credits: t('layout.balance', { count }) })}
    </Alert>
  )
}
