import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../shared/i18n/format.ts'
import { Section } from './Section.tsx'

/** Indicative starting prices in euros. */
const prices = [
  { service: 'complete', euros: 4_000 },
  { service: 'partial', euros: 2_000 },
  { service: 'day', euros: 1_500 },
] as const

/** Usual starting prices of planners, by service. */
export function StartingPrices() {
  const { t, i18n } = useTranslation('welcome')
  return (
    <Section title={t('prices.title')} introduction={t('prices.introduction')} tinted>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {prices.map(({ service, euros }, index) => (
          <Box
            component="li"
            key={service}
            sx={{
              py: { xs: 3, md: 1 },
              pl: { md: index === 0 ? 0 : 4 },
              pr: { md: 4 },
              borderTop: { xs: index === 0 ? 0 : 1, md: 0 },
              borderLeft: { md: index === 0 ? 0 : 1 },
              borderColor: { xs: 'divider', md: 'divider' },
            }}
          >
            <Typography variant="h5" component="h3">
              {t(`prices.${service}.name`)}
            </Typography>
            <Typography component="p" sx={{ mt: 1.5 }}>
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', display: 'block' }}>
                {t('prices.from')}
              </Box>
              <Box component="span" sx={{ typography: 'h2', color: 'primary.main', fontVariantNumeric: 'lining-nums' }}>
                {formatEuros(euros, i18n.language)}
              </Box>
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t(`prices.${service}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
