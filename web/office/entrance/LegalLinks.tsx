import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { guaranteePath, legalPaths } from '../../../src/api/schemas/pagePaths.ts'
import { readPageData } from '../../shared/pageData.ts'
import { touchTarget } from '../../shared/theme/tokens.ts'
import { useText } from '../i18n/useText.ts'

const links = [
  { name: 'terms', href: legalPaths.terms, isLegalPage: false },
  { name: 'privacy', href: legalPaths.privacy, isLegalPage: true },
  { name: 'imprint', href: legalPaths.imprint, isLegalPage: true },
  { name: 'guarantee', href: guaranteePath, isLegalPage: false },
] as const

/** Links to the legal pages and the guarantee. They open in a new tab, so that typed input is kept. */
export function LegalLinks() {
  const t = useText()
  const { hasLegalPages = false } = readPageData()
  return (
    <Box component="footer" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
      {links
        .filter(({ isLegalPage }) => !isLegalPage || hasLegalPages)
        .map(({ name, href }) => (
          <Link
            key={name}
            href={href}
            target="_blank"
            rel="noopener"
            color="textSecondary"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}
          >
            {t(`signIn.legal.${name}`)}
          </Link>
        ))}
    </Box>
  )
}
