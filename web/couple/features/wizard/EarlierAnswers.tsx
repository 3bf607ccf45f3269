import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Offers to restore the answers of a project that was begun and never saved. */
export function EarlierAnswers({ onTakeUp }: { readonly onTakeUp: () => void }) {
  const { t } = useTranslation('wizard')
  return (
    <Alert severity="info" sx={{ mb: 3 }} action={<Button onClick={onTakeUp}>{t('earlier.takeUp')}</Button>}>
      {t('earlier.text')}
    </Alert>
  )
}
