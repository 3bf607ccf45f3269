import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { officePage, officePath } from '../../../../src/api/schemas/pagePaths.ts'
import type { ProfilePreview } from '../../../../src/api/schemas/publicPage.ts'

/** The office page for each missing part. */
const pages = {
  company_missing: 'company',
  email_not_confirmed: 'account',
  number_refused: 'company',
  rejected: 'dashboard',
  in_moderation: 'dashboard',
  services: 'services',
  portrait: 'texts',
  experience: 'texts',
  benefits: 'texts',
  profilePhoto: 'photos',
  photos: 'photos',
} as const satisfies Readonly<Record<ProfilePreview['obstacles'][number] | ProfilePreview['missing'][number], string>>

/** Its links are at least 24 px high, so that they are easy to touch. */
const list = { m: 0, mt: 0.5, pl: 2.5, '& a': { display: 'inline-block', minHeight: 24 } } as const

/** Shown to the provider only, above its page: why the page is not public, and what is missing. */
export function PreviewNotice({ preview: { obstacles, missing } }: { readonly preview: ProfilePreview }) {
  const { t } = useTranslation('planner')
  const to = (what: keyof typeof pages) => officePath + officePage(pages[what])
  return (
    <Alert severity="warning" role="note" sx={{ mb: 3 }}>
      <AlertTitle>{t('preview.title')}</AlertTitle>
      <Box component="ul" sx={list}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            <Link href={to(obstacle)}>{t(`preview.obstacles.${obstacle}`)}</Link>
          </li>
        ))}
      </Box>
      {missing.length > 0 && (
        <>
          <Box component="p" sx={{ m: 0, mt: 1.5 }}>
            {t('preview.missing')}
          </Box>
          <Box component="ul" sx={list}>
            {missing.map((step) => (
              <li key={step}>
                <Link href={to(step)}>{t(`preview.steps.${step}`)}</Link>
              </li>
            ))}
          </Box>
        </>
      )}
      <Box component="p" sx={{ m: 0, mt: 1.5 }}>
        <Link href={officePath} sx={{ display: 'inline-block', minHeight: 24 }}>
          {t('preview.back')}
        </Link>
      </Box>
    </Alert>
  )
}
