import Button from '@mui/material/Button'
import { useText } from '../../i18n/useText.ts'
import { StateMessage } from './StateMessage.tsx'

/** A page that failed while it rendered: an apology, and another try. */
export function CrashMessage({ onRetry = () => window.location.reload() }: { readonly onRetry?: () => void }) {
  const t = useText()
  return (
    <StateMessage alert level="h1" title={t('layout.crash.title')} text={t('layout.crash.text')}>
      <Button variant="contained" onClick={onRetry}>
        {t('layout.retry')}
      </Button>
    </StateMessage>
  )
}
