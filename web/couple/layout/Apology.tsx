import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Page } from './Page.tsx'

/** What to say in the place of a page that cannot be drawn. */
export function Apology() {
  const { t } = useTranslation('layout')
  return (
    <Page title={t('crash.title')} width="text">
      <Typography variant="h1" gutterBottom>
        {t('crash.title')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('crash.text')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('crash.refresh')}
      </Button>
    </Page>
  )
}
