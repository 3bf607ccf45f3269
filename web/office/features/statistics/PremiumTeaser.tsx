import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../kit/chart/BarChart.tsx'
import { tinted } from '../../theme/tinted.ts'

/** Made up, and the same for everybody: no figure of the provider stands behind the blur. */
const sample = [9, 14, 11, 18, 16, 24, 21, 13, 17, 22, 19, 27, 25, 31]
/** Where Premium is taken; until there is such a page, where it is paid for otherwise. */
const pages = ['subscription', 'credits']

/** What Premium shows here, in words, over a picture of it that is out of focus. Rule STA-3. */
export function PremiumTeaser() {
  const t = useText()
  const known = useResourceDefinitions()
  const page = pages.find((name) => known[name]) ?? 'credits'
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
        <Box
          sx={[
            {
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              px: 1.25,
              py: 0.25,
              borderRadius: 5,
              typography: 'body2',
              fontWeight: 600,
            },
            (theme) => tinted('gold')(theme),
          ]}
        >
          <PremiumIcon fontSize="small" aria-hidden />
          {t('layout.premium')}
        </Box>
        <Typography sx={{ fontWeight: 600 }}>{t('statistics.teaser.text')}</Typography>
        <Button variant="contained" component={Link} to={officePage(page)}>
          {t(page === 'subscription' ? 'statistics.teaser.subscribe' : 'statistics.teaser.open')}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {t('statistics.teaser.sample')}
        </Typography>
      </Box>
    </Box>
  )
}
