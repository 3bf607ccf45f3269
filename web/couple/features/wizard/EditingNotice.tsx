import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface EditingNoticeProps {
  /** How many providers were contacted with the earlier answers. */
  readonly contacted: number
  readonly onGiveUp: () => void
}

/** Says that an existing project is being edited, and what saving does and does not change. */
export function EditingNotice({ contacted, onGiveUp }: EditingNoticeProps) {
  const { t } = useTranslation('wizard')
  return (
    <Alert severity="info" sx={{ mb: 3 }} action={<Button onClick={onGiveUp}>{t('editing.giveUp')}</Button>}>
      {t('editing.text')} {contacted > 0 && t('editing.contacted', { count: contacted })}
    </Alert>
  )
}
