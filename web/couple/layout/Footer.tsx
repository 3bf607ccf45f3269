import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { directoryPath, legalPaths, officePath, venueDirectoryPath } from '../../../src/api/schemas/pagePaths.ts'
import { touchTarget, width } from '../../shared/theme/tokens.ts'
import { PrivacyChoice } from '../consent/PrivacyChoice.tsx'
import { useSite } from '../site/SiteProvider.tsx'
import { PageRow } from './PageRow.tsx'

const legalLinks = [
  { name: 'terms', href: legalPaths.terms },
  { name: 'policy', href: legalPaths.privacy },
  { name: 'imprint', href: legalPaths.imprint },
] as const

const directoryLinks = [
  { name: 'directory', href: directoryPath },
  { name: 'venues', href: venueDirectoryPath },
] as const

export function Footer({ bare }: { readonly bare: boolean }) {
  const { t } = useTranslation('layout')
  const { hasLegalPages } = useSite()
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 'auto' }}>
      <PageRow sx={{ py: 3, flexWrap: 'wrap', gap: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: width.text }}>
          {t('footer.promise')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <PrivacyChoice />
          {legalLinks
            .filter(({ name }) => name === 'terms' || hasLegalPages)
            .map(({ name, href }) => (
              <Link key={name} href={href} variant="body2" sx={{ minHeight: touchTarget, display: 'inline-flex', alignItems: 'center' }}>
                {t(`footer.${name}`)}
              </Link>
            ))}
          {!bare &&
            directoryLinks.map(({ name, href }) => (
              <Link key={name} href={href} variant="body2" sx={{ minHeight: touchTarget, display: 'inline-flex', alignItems: 'center' }}>
                {t(`footer.${name}`)}
              </Link>
            ))}
          {!bare && (
            <Link href={officePath} variant="body2" sx={{ minHeight: touchTarget, display: 'inline-flex', alignItems: 'center' }}>
              {t('footer.providers')}
            </Link>
          )}
        </Box>
      </PageRow>
    </Box>
  )
}
