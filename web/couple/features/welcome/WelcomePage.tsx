import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import { VisitorOnly } from '../../session/Guard.tsx'

/** / : what the service is, and the way in. */
export function WelcomePage() {
  const { t } = useTranslation('welcome')
  return (
    <VisitorOnly>
      <Page title={t('pageTitle')}>
        <Typography variant="h1" gutterBottom>
          {t('title')}
        </Typography>
        <Button component={Link} to="/account" variant="contained" size="large">
          {t('start')}
        </Button>
      </Page>
    </VisitorOnly>
  )
}
