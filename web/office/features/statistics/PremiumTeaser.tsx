import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../kit/chart/BarChart.tsx'
import { PremiumChip } from '../../kit/page/PremiumChip.tsx'
import { PremiumButton } from '../../premium/PremiumButton.tsx'

/** Made-up figures, the same for everybody. The blur hides no real ones. */
const sample = [9, 14, 11, 18, 16, 24, 21, 13, 17, 22, 19, 27, 25, 31]

/** Explains what Premium adds here, over a blurred example. Rule STA-3. */
export function PremiumTeaser() {
  const t = useText()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'hidden' }}>
      <Box
        aria-hidden
        inert
        sx={{
          gridArea: '1 / 1',
          filter: 'blur(6px)',
          opacity: 0.2,
          pointerEvents: 'none',
          userSelect: 'none',
          '@media print': { display: 'none' },
        }}
      >
        <BarChart
          title={t('statistics.kinds.profile.chart')}
          bars={sample.map((value, index) => ({ label: `${index + 1}`, value }))}
          height={220}
        />
      </Box>
      <Box
        sx={{
          gridArea: '1 / 1',
          zIndex: 1,
          alignSelf: 'center',
          justifySelf: 'center',
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          textAlign: 'center',
          maxWidth: 420,
        }}
      >
        <PremiumChip />
        <Typography sx={{ fontWeight: 600 }}>{t('statistics.teaser.text')}</Typography>
        <PremiumButton />
        <Typography variant="caption" color="textSecondary">
          {t('statistics.teaser.sample')}
        </Typography>
      </Box>
    </Box>
  )
}
