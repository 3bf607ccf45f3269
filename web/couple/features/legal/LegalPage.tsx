import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../layout/Page.tsx'

interface LegalPageProps {
  readonly title: string
  /** A note that the text is an example or a draft. */
  readonly notice: string | false
  readonly children: ReactNode
}

/** A legal page. */
export function LegalPage({ title, notice, children }: LegalPageProps) {
  const { t } = useTranslation('legal')
  return (
    <Page title={t('pageTitle', { title })} width="text">
      <meta name="description" content={t('pageTitle', { title })} />
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {notice && (
        <Alert severity="info" role="note">
          {notice}
        </Alert>
      )}
      {children}
    </Page>
  )
}
