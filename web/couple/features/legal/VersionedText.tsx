import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { legalPaths, legalVersionPath } from '../../../../src/api/schemas/pagePaths.ts'
import type { ShownLegalText } from '../../../../src/api/schemas/terms.ts'
import type { Language } from '../../../../src/domain/locale.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { LegalSections } from './LegalSections.tsx'

interface VersionedTextProps {
  readonly of: keyof typeof legalPaths
  readonly shown: Omit<ShownLegalText, 'language'> & { readonly language?: Language }
}

/** A version of a legal text, with links to the other versions. It names the text's language where that is not the page's. */
export function VersionedText({ of, shown: { version, isCurrent, others, sections, language } }: VersionedTextProps) {
  const { t, i18n } = useTranslation('legal')
  const versionOf = (day: string) => t('terms.version', { day: formatDay(day) })
  const isForeign = language !== undefined && language !== i18n.language
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {versionOf(version)}
        {!isCurrent && (
          <>
            {' · '}
            <Link href={legalPaths[of]}>{t('terms.current')}</Link>
          </>
        )}
      </Typography>
      {isForeign && (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          {t('otherLanguage')}
        </Alert>
      )}
      <Box lang={isForeign ? language : undefined}>
        <LegalSections sections={sections} />
      </Box>
      {others.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 4 }} gutterBottom>
            {t('terms.others')}
          </Typography>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <Link href={legalVersionPath(of, other)}>{versionOf(other)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
