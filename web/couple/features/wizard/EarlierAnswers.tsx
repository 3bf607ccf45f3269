import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** A project was begun before and never saved: its answers can be had back. */
export function EarlierAnswers({ onTakeUp }: { readonly onTakeUp: () => void }) {
  const { t } = useTranslation('wizard')
  return (
    <Alert severity="info" sx={{ mb: 3 }} action={<Button onClick={onTakeUp}>{t('earlier.takeUp')}</Button>}>
      {t('earlier.text')}
    </Alert>
  )
}
