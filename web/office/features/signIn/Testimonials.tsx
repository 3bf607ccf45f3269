import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import branches from '../../../shared/illustrations/paleBranches.svg'
import { palette } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'

/** What others of the trade say, beside the form on wide windows. */
export function Testimonials() {
  const t = useText()
  return (
    <Box
      component="aside"
      aria-label={t('signIn.aside')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 5,
        px: 8,
        py: 10,
        color: palette.paper,
        bgcolor: palette.evergreen,
        backgroundImage: `url("${branches}")`,
        backgroundRepeat: 'no-repeat',
        backgroundPosition: 'left bottom',
        backgroundSize: 'auto 46%',
      }}
    >
      {(['first', 'second'] as const).map((which) => (
        <Box key={which} component="figure" sx={{ m: 0, maxWidth: 480 }}>
          <Typography component="blockquote" variant="h3" sx={{ m: 0, mb: 1.5 }}>
            {t(`signIn.testimonials.${which}.text`)}
          </Typography>
          <Typography component="figcaption" variant="body2">
            {t(`signIn.testimonials.${which}.author`)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
