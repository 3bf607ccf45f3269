import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { legalPaths, termsVersionPath } from '../../../../src/api/schemas/pagePaths.ts'
import type { ShownTerms } from '../../../../src/api/schemas/terms.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { LegalPage } from './LegalPage.tsx'
import { LegalSections } from './LegalSections.tsx'

/** /terms and /terms/{version}: the terms of service, with the way to their other versions. */
export function TermsPage({ shown: { version, isCurrent, others, sections, isDraft } }: { readonly shown: ShownTerms }) {
  const { t } = useTranslation('legal')
  const versionOf = (day: string) => t('terms.version', { day: formatDay(day) })
  return (
    <LegalPage title={t('terms.title')} notice={isDraft && t('terms.draft')}>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {versionOf(version)}
        {!isCurrent && (
          <>
            {' · '}
            <Link href={legalPaths.terms}>{t('terms.current')}</Link>
          </>
        )}
      </Typography>
      <LegalSections sections={sections} />
      {others.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 4 }} gutterBottom>
            {t('terms.others')}
          </Typography>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <Link href={termsVersionPath(other)}>{versionOf(other)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </LegalPage>
  )
}
