import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** What the number is for; the same before and after the form has arrived. */
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
