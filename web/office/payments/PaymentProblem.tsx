import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'
import { type PaymentError, useSayPaymentError } from './paymentErrors.ts'

interface PaymentProblemProps {
  readonly problem: PaymentError | Error
  readonly severity?: 'error' | 'warning' | 'info'
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** The problem with a payment, and the possible actions. */
export function PaymentProblem({ problem, severity = 'error', action }: PaymentProblemProps) {
  const t = useText()
  const say = useSayPaymentError()
  return (
    <Alert
      severity={severity}
      role="alert"
      data-payment-problem={typeof problem === 'string' ? problem : 'refused'}
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 140px' }, '& .MuiAlert-action': { pl: 0 } }}
      action={
        problem === 'unknown_status' ? (
          <Button color="inherit" size="small" component={Link} to={officePage('support')}>
            {t('payments.support')}
          </Button>
        ) : (
          action && (
            <Button color="inherit" size="small" onClick={action.onClick}>
              {action.label}
            </Button>
          )
        )
      }
    >
      {say(problem)}
    </Alert>
  )
}
