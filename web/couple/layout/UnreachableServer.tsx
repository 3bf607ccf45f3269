import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../api/useErrorText.ts'
import { Page } from './Page.tsx'

/** A page that could not be read, with the way to try again. */
export function UnreachableServer({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  return (
    <Page title={t('product')} width="text">
      <Alert severity="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {errorText(error)}
      </Alert>
    </Page>
  )
}
