import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../shared/theme/tokens.ts'
import { useSite } from '../site/SiteProvider.tsx'
import { askAgain } from './consent.ts'

/** The way back to a choice once made; there where there was one to make. */
export function PrivacyChoice() {
  const { t } = useTranslation('layout')
  return useSite().asksConsent ? (
    <Link component="button" type="button" variant="body2" onClick={askAgain} sx={{ minHeight: touchTarget }}>
      {t('footer.privacy')}
    </Link>
  ) : null
}
