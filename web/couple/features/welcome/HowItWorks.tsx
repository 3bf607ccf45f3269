import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import bouquet1 from '../../../shared/illustrations/bouquet1.svg'
import bouquet2 from '../../../shared/illustrations/bouquet2.svg'
import bouquet3 from '../../../shared/illustrations/bouquet3.svg'
import bouquet4 from '../../../shared/illustrations/bouquet4.svg'
import { useSuggestedCount } from '../../providers/useSuggestedCount.ts'
import { Section } from './Section.tsx'

const steps = [
  { key: 'phone', picture: bouquet1 },
  { key: 'project', picture: bouquet2 },
  { key: 'planners', picture: bouquet3 },
  { key: 'meeting', picture: bouquet4 },
] as const

/** The four steps from sign-in to meeting a planner. */
export function HowItWorks() {
  const { t } = useTranslation('welcome')
  const suggested = useSuggestedCount()
  return (
    <Section title={t('steps.title')} tinted>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: { xs: 4, sm: 5, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {steps.map(({ key, picture }, index) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
              gap: 2,
              alignContent: 'start',
            }}
          >
            <Box
              component="img"
              src={picture}
              alt=""
              width={144}
              height={144}
              loading="lazy"
              sx={{ width: { xs: 72, md: 112 }, height: { xs: 72, md: 112 }, borderRadius: '50%', display: 'block' }}
            />
            <div>
              <Typography variant="h3">
                <Box component="span" sx={{ color: 'secondary.main', mr: 1, fontVariantNumeric: 'lining-nums' }}>
                  {index + 1}.
                </Box>
                {t(`steps.${key}.title`, suggested)}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {t(`steps.${key}.text`, suggested)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
