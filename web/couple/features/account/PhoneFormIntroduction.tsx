import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Explains what the number is for. Rendered by the form and by its skeleton. */
export function PhoneFormIntroduction() {
  const { t } = useTranslation('account')
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('phone.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('phone.introduction')}
      </Typography>
    </>
  )
}
