import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ShownOperator } from '../../../../src/api/schemas/operator.ts'
import { LegalPage } from './LegalPage.tsx'

/** /privacy: what becomes of personal data. What it says has to stay true of the product (docs/architecture.md, "Personal data"). */
export function PrivacyPage({ shown }: { readonly shown: ShownOperator }) {
  const { t } = useTranslation('legal')
  const { name, email, authority, logDays, backupDays } = shown.operator
  const sections = [
    { title: t('privacy.who.title'), texts: [t('privacy.who.text', { name, email })] },
    {
      title: t('privacy.what.title'),
      texts: [t('privacy.what.account'), t('privacy.what.project'), t('privacy.what.security'), t('privacy.what.use')],
    },
    { title: t('privacy.whom.title'), texts: [t('privacy.whom.planners'), t('privacy.whom.services'), t('privacy.whom.videos')] },
    {
      title: t('privacy.howLong.title'),
      texts: [t('privacy.howLong.account'), t('privacy.howLong.logs', { logDays }), t('privacy.howLong.backups', { backupDays })],
    },
    { title: t('privacy.device.title'), texts: [t('privacy.device.text')] },
    { title: t('privacy.rights.title'), texts: [t('privacy.rights.text'), t('privacy.rights.complaint', { authority })] },
  ]
  return (
    <LegalPage title={t('privacy.title')} isExample={shown.isExample}>
      {sections.map(({ title, texts }) => (
        <Box component="section" key={title} sx={{ mt: 4 }}>
          <Typography variant="h3" component="h2" gutterBottom>
            {title}
          </Typography>
          {texts.map((text) => (
            <Typography key={text} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          ))}
        </Box>
      ))}
    </LegalPage>
  )
}
