import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { StateMessage } from './StateMessage.tsx'

interface LoadErrorProps {
  readonly title: string
  readonly error: Error
  readonly onRetry: () => void
}

/** A loading error with a retry button. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const t = useText()
  const translate = useTranslate()
  return (
    <StateMessage alert title={title} text={translate(error.message || 'layout.errors.unknown')}>
      <Button variant="outlined" onClick={onRetry}>
        {t('layout.retry')}
      </Button>
    </StateMessage>
  )
}
