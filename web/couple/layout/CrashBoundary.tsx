import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from './Page.tsx'

/** Catches what fails while a page is drawn: an apology with a refresh button instead of a white page. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <Apology /> : this.props.children
  }
}

function Apology() {
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
