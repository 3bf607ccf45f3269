import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { ShownOperator } from '../../../../src/api/schemas/operator.ts'
import type { ShownLegalText } from '../../../../src/api/schemas/terms.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { LegalPage } from './LegalPage.tsx'
import { VersionedText } from './VersionedText.tsx'

/** /imprint and /imprint/{version}: the operator's own text, or one made from the operator's data. */
export function ImprintPage({ shown }: { readonly shown: ShownOperator | ShownLegalText }) {
  const { t } = useTranslation('legal')
  if ('operator' in shown) return <OperatorFacts {...shown} />
  return (
    <LegalPage title={t('imprint.title')} notice={false}>
      <VersionedText of="imprint" shown={shown} />
    </LegalPage>
  )
}

function OperatorFacts({ operator, isExample }: ShownOperator) {
  const { t } = useTranslation('legal')
  const { name, address, email, phone, director, register, vat, host } = operator
  const facts = [
    { term: t('imprint.publisher'), lines: [name, ...address] },
    { term: t('imprint.director'), lines: director ? [director] : [] },
    { term: t('imprint.register'), lines: register ? [register] : [] },
    { term: t('imprint.vat'), lines: vat ? [vat] : [] },
    { term: t('imprint.host'), lines: [host] },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <LegalPage title={t('imprint.title')} notice={isExample && t('example')}>
      <Box component="dl" sx={{ m: 0, '& dt': { fontWeight: 600, mt: 3 }, '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
        {facts.map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
        <div>
          <dt>{t('imprint.contact')}</dt>
          <dd>
            <Link href={`mailto:${email}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}>
              {email}
            </Link>
          </dd>
          {phone && <dd>{phone}</dd>}
        </div>
      </Box>
    </LegalPage>
  )
}
