import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { officePage, officePath } from '../../../../src/api/schemas/pagePaths.ts'
import type { ShownGuarantee } from '../../../../src/api/schemas/publicPage.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { LegalPage } from './LegalPage.tsx'
import { LegalSections } from './LegalSections.tsx'

/** /guarantee: the credit guarantee, also for planners that have not registered yet. */
export function GuaranteePage({ shown: { version, withdrawn, unreachable } }: { readonly shown: ShownGuarantee }) {
  const { t } = useTranslation('legal')
  const sections = [
    { title: t('guarantee.withdrawn.title'), paragraphs: [t('guarantee.withdrawn.text', { days: withdrawn.days })] },
    {
      title: t('guarantee.unreachable.title'),
      paragraphs: [t('guarantee.unreachable.text', { days: unreachable.days, messages: unreachable.refusedMessages })],
    },
    { title: t('guarantee.settledFirst.title'), paragraphs: [t('guarantee.settledFirst.text')] },
    { title: t('guarantee.duplicate.title'), paragraphs: [t('guarantee.duplicate.text')] },
    {
      title: t('guarantee.how.title'),
      paragraphs: [t('guarantee.how.byItself'), t('guarantee.how.once'), t('guarantee.how.premium'), t('guarantee.how.shown')],
    },
    { title: t('guarantee.limits.title'), paragraphs: [t('guarantee.limits.text')] },
  ]
  return (
    <LegalPage title={t('guarantee.title')} notice={false}>
      <Typography sx={{ mt: 2 }}>{t('guarantee.intro')}</Typography>
      <LegalSections sections={sections} />
      <Typography color="textSecondary" sx={{ mt: 4 }}>
        {t('guarantee.version', { version })}
      </Typography>
      <Link href={officePath + officePage('credits')} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}>
        {t('guarantee.credits')}
      </Link>
    </LegalPage>
  )
}
