import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Crash } from '../../shared/loading/CrashBoundary.tsx'
import { PartMissing } from '../../shared/loading/lazily.tsx'
import { Page } from './Page.tsx'

/** Shown when a page cannot be rendered or its code cannot be loaded. */
export function ErrorPage({ error, retry }: Crash) {
  const { t } = useTranslation(['layout', 'common'])
  const missing = error instanceof PartMissing
  const title = missing ? t('layout:missing.title') : t('layout:crash.title')
  return (
    <Page title={title} width="text">
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ mb: 3 }}>{missing ? t('layout:missing.text') : t('layout:crash.text')}</Typography>
      <Button variant="contained" onClick={missing ? retry : () => window.location.reload()}>
        {missing ? t('common:retry') : t('layout:crash.refresh')}
      </Button>
    </Page>
  )
}
