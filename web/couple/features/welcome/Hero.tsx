import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import garland from '../../../shared/illustrations/garland.svg'
import hills from '../../../shared/illustrations/heroHills.svg?inline'
import { width } from '../../../shared/theme/tokens.ts'
import { Tick } from './Tick.tsx'

const assurances = ['time', 'free', 'privacy'] as const

/** The page's headline with the main button and the note that it is free. */
export function Hero({ start }: { readonly start: string }) {
  const { t } = useTranslation('welcome')
  return (
    <Box
      sx={{
        maxWidth: width.page + 48,
        width: '100%',
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: 4, md: 8 },
        pb: { xs: 6, md: 10 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gap: { xs: 6, md: 8 },
        alignItems: 'center',
      }}
    >
      <div>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, maxWidth: 560, color: 'text.secondary' }}>
          {t('hero.promise')}
        </Typography>
        <Button href={start} variant="contained" size="large" sx={{ mt: 4, width: { xs: '100%', sm: 'auto' } }}>
          {t('start')}
        </Button>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 3.5, mb: 0, display: 'grid', gap: 1.25 }}>
          {assurances.map((assurance) => (
            <Box component="li" key={assurance} sx={{ display: 'flex', gap: 1.25, typography: 'body2' }}>
              <Tick />
              {t(`hero.${assurance}`)}
            </Box>
          ))}
        </Box>
      </div>
      <Box sx={{ position: 'relative', maxWidth: { xs: 280, md: 420 }, width: '100%', mx: 'auto' }} aria-hidden>
        <Box
          component="img"
          src={hills}
          alt=""
          fetchPriority="high"
          width={640}
          height={480}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: '4 / 5',
            objectFit: 'cover',
            objectPosition: '72% 50%',
            borderRadius: '999px 999px 12px 12px',
          }}
        />
        <Box
          component="img"
          src={garland}
          alt=""
          width={320}
          height={310}
          sx={{ position: 'absolute', width: '46%', height: 'auto', left: '-15%', bottom: '-4%' }}
        />
      </Box>
    </Box>
  )
}
