import Button from '@mui/material/Button'
import { useNotify } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { useSubscriptionCommand } from './useSubscriptionCommand.ts'

/** Undoes a cancellation: Premium continues as before. */
export function ResumePlan() {
  const t = useText()
  const notify = useNotify()
  const resume = useSubscriptionCommand('resume', 'subscription.resume.done', () => {})
  return (
    <Button
      variant="contained"
      loading={resume.isPending}
      onClick={() => resume.mutate(undefined, { onError: () => notify('subscription.resume.failed', { type: 'error' }) })}
      sx={{ minHeight: 44 }}
    >
      {t('subscription.resume.button')}
    </Button>
  )
}
