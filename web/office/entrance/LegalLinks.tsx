import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { legalPaths } from '../../../src/api/schemas/pagePaths.ts'
import { readPageData } from '../../shared/pageData.ts'
import { touchTarget } from '../../shared/theme/tokens.ts'
import { useText } from '../i18n/useText.ts'

const kinds = ['terms', 'privacy', 'imprint'] as const

/** The legal pages that there are, each in another tab, so that nothing that was typed is lost. */
export function LegalLinks() {
  const t = useText()
  const { hasLegalPages = false } = readPageData()
  return (
    <Box component="footer" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
      {kinds
        .filter((kind) => kind === 'terms' || hasLegalPages)
        .map((kind) => (
          <Link
            key={kind}
            href={legalPaths[kind]}
            target="_blank"
            rel="noopener"
            color="textSecondary"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}
          >
            {t(`signIn.legal.${kind}`)}
          </Link>
        ))}
    </Box>
  )
}
