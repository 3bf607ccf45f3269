import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Page } from './Page.tsx'

/** The page for unknown paths; the server sends it with status 404. */
export function NotFoundPage() {
  const { t } = useTranslation('layout')
  return (
    <Page title={t('notFound.title')} width="text">
      <Typography variant="h1" gutterBottom>
        {t('notFound.title')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('notFound.text')}</Typography>
      <Button href="/" variant="contained">
        {t('notFound.home')}
      </Button>
    </Page>
  )
}
