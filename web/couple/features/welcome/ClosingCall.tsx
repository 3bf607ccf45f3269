import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import branches from '../../../shared/illustrations/paleBranches.svg'
import { width } from '../../../shared/theme/tokens.ts'
import { renderedWhenNear } from '../../layout/renderedWhenNear.ts'

/** A last call to action. */
export function ClosingCall({ start }: { readonly start: string }) {
  const { t } = useTranslation('welcome')
  return (
    <Box
      component="section"
      aria-labelledby="closing-call"
      sx={{ ...renderedWhenNear('24rem'), bgcolor: 'primary.main', color: 'background.default', overflow: 'hidden' }}
    >
      <Box sx={{ maxWidth: width.page + 48, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 7, md: 11 }, position: 'relative' }}>
        <Box sx={{ position: 'relative', zIndex: 1 }}>
          <Typography id="closing-call" variant="h2" sx={{ maxWidth: 560 }}>
            {t('closing.title')}
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: 480 }}>{t('closing.text')}</Typography>
          <Button
            href={start}
            variant="contained"
            size="large"
            sx={{
              mt: 4,
              width: { xs: '100%', sm: 'auto' },
              bgcolor: 'background.default',
              color: 'primary.main',
              '&:hover': { bgcolor: 'house.blush' },
            }}
          >
            {t('start')}
          </Button>
        </Box>
        <Box
          component="img"
          src={branches}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          sx={{ position: 'absolute', right: { sm: 24 }, bottom: 0, width: 320, height: 320, display: { xs: 'none', md: 'block' } }}
        />
      </Box>
    </Box>
  )
}
