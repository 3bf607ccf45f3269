import Button from '@mui/material/Button'
import { useText } from '../../i18n/useText.ts'
import { StateMessage } from './StateMessage.tsx'

/** Shown in place of a page that failed while it rendered, with a button to try again. */
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
