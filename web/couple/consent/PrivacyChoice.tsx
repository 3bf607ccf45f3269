import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../shared/theme/tokens.ts'
import { useSite } from '../site/SiteProvider.tsx'

/**
 * A button that opens the consent banner again. Rendered only where there is something to consent to; the consent island handles its
 * click.
 */
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
