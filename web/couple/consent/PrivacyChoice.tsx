import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../shared/theme/tokens.ts'
import { useSite } from '../site/SiteProvider.tsx'

/** The way back to a choice once made; there where there was one to make. The island of the question listens to it. */
export function PrivacyChoice() {
  const { t } = useTranslation('layout')
  return useSite().asksConsent ? (
    <Link
      component="button"
      type="button"
      variant="body2"
      data-privacy-choice
      sx={{ minHeight: touchTarget, '@media (scripting: none)': { display: 'none' } }}
    >
      {t('footer.privacy')}
    </Link>
  ) : null
}
