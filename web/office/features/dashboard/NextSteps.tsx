import DoneIcon from '@mui/icons-material/CheckCircle'
import NextIcon from '@mui/icons-material/ChevronRight'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'
import { rowSx } from './rowSx.ts'

type Step = RecordOf<'dashboard'>['steps'][number]

/** The page of each step. */
const pages: Readonly<Record<Step['name'], string>> = {
  company: 'company',
  companyNumber: 'company',
  services: 'services',
  pricing: 'services',
  portrait: 'texts',
  experience: 'texts',
  benefits: 'texts',
  service: 'texts',
  profilePhoto: 'photos',
  photos: 'photos',
  videos: 'videos',
  socialNetworks: 'networks',
  availability: 'availability',
  reviews: 'reviews',
  templates: 'templates',
  security: 'account',
  subscription: 'subscription',
}

/**
 * The steps to a complete profile, open ones first, each with its benefit and a link. Optional steps come last and are shown until they
 * are done. Rule DAS-1.
 */
export function NextSteps({ steps }: { readonly steps: readonly Step[] }) {
  const t = useText()
  const counted = steps.filter(({ isOptional }) => !isOptional)
  const isComplete = counted.every(({ isDone }) => isDone)
  const done = isComplete ? [] : counted.filter(({ isDone }) => isDone)
  const open = steps.filter(({ isDone }) => !isDone)
  return (
    <>
      {isComplete ? <Complete /> : <Progress done={done.length} count={counted.length} />}
      {open.length + done.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mx: { xs: -2, sm: -3 }, mb: { xs: -2, sm: -3 } }}>
          {open.map(({ name }) => (
            <Box component="li" key={name} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <ButtonBase
                component={Link}
                to={officePage(pages[name])}
                data-step={name}
                sx={{
                  ...rowSx,
                  justifyContent: 'start',
                  gap: 1.5,
                }}
              >
                <OpenIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {t(`dashboard.steps.${name}.title`)}
                  </Typography>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {t(`dashboard.steps.${name}.brings`)}
                  </Typography>
                </Box>
                <NextIcon aria-hidden sx={{ color: 'text.secondary' }} />
              </ButtonBase>
            </Box>
          ))}
          {done.map(({ name }) => (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'flex',
                gap: 1.5,
                px: { xs: 2, sm: 3 },
                py: 1.25,
                borderTop: 1,
                borderColor: 'divider',
                color: 'text.secondary',
              }}
            >
              <DoneIcon fontSize="small" color="success" aria-hidden />
              <Typography component="span" variant="body2">
                {t(`dashboard.steps.${name}.title`)}
                <VisuallyHidden>{` (${t('dashboard.next.done')})`}</VisuallyHidden>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

function Complete() {
  const t = useText()
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <DoneIcon color="success" aria-hidden />
      <Typography>{t('dashboard.next.complete')}</Typography>
    </Box>
  )
}

function Progress({ done, count }: { readonly done: number; readonly count: number }) {
  const t = useText()
  const progress = t('dashboard.next.progress', { done, count })
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 0.75, fontWeight: 600 }}>
        {progress}
      </Typography>
      <LinearProgress variant="determinate" value={(100 * done) / count} aria-label={t('dashboard.next.title')} aria-valuetext={progress} />
    </Box>
  )
}
