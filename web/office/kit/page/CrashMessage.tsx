import Button from '@mui/material/Button'
import { useText } from '../../i18n/useText.ts'
import { PageTitle } from './PageTitle.tsx'
import { StateMessage } from './StateMessage.tsx'

interface CrashMessageProps {
  readonly onRetry?: () => void
  /** True: the page's code could not be loaded. Default: rendering failed. */
  readonly isMissing?: boolean
}

/** Shown in place of a page that cannot be loaded or rendered, with a button to try again. */
export function CrashMessage({ onRetry = () => window.location.reload(), isMissing = false }: CrashMessageProps) {
  const t = useText()
  const reason = isMissing ? 'missing' : 'crash'
  const title = t(`layout.${reason}.title`)
  return (
    <>
      <PageTitle title={title} />
      <StateMessage alert level="h1" title={title} text={t(`layout.${reason}.text`)}>
        <Button variant="contained" onClick={onRetry}>
          {t('layout.retry')}
        </Button>
      </StateMessage>
    </>
  )
}
