import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface EditingNoticeProps {
  /** How many were written to with the answers of before. */
  readonly contacted: number
  readonly onGiveUp: () => void
}

/** The answers are those of a project that there is already: what saving changes, and what it does not. */
export function EditingNotice({ contacted, onGiveUp }: EditingNoticeProps) {
  const { t } = useTranslation('wizard')
  return (
    <Alert severity="info" sx={{ mb: 3 }} action={<Button onClick={onGiveUp}>{t('editing.giveUp')}</Button>}>
      {t('editing.text')} {contacted > 0 && t('editing.contacted', { count: contacted })}
    </Alert>
  )
}
