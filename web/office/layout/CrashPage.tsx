import Button from '@mui/material/Button'
import { useText } from '../i18n/useText.ts'
import { StateMessage } from './StateMessage.tsx'

/** What fails while a page is drawn: an apology with a refresh button instead of a white page. */
export function CrashPage() {
  const t = useText()
  return (
    <StateMessage alert level="h1" title={t('layout.crash.title')} text={t('layout.crash.text')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('layout.crash.refresh')}
      </Button>
    </StateMessage>
  )
}
