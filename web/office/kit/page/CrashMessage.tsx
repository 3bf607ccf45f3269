import Button from '@mui/material/Button'
import { useText } from '../../i18n/useText.ts'
import { StateMessage } from './StateMessage.tsx'

export interface CrashMessageProps {
  readonly onRetry?: () => void
  /** Of its heading; 'h3' within a section of a page. */
  readonly level?: 'h1' | 'h3' | undefined
}

/** Shown in place of a page, or a part of one, that failed while it rendered, with a button to try again. */
export function CrashMessage({ onRetry = () => window.location.reload(), level = 'h1' }: CrashMessageProps) {
  const t = useText()
  return (
    <StateMessage alert level={level} title={t('layout.crash.title')} text={t('layout.crash.text')}>
      <Button variant="contained" onClick={onRetry}>
        {t('layout.retry')}
      </Button>
    </StateMessage>
  )
}
