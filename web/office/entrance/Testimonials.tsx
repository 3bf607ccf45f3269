import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import branches from '../../shared/illustrations/paleBranches.svg'
import { palette } from '../../shared/theme/tokens.ts'
import { useText } from '../i18n/useText.ts'
import { useTestimonials } from './useTestimonials.ts'

/** Testimonials of providers, beside the form on wide screens. Without any the panel is decorative. */
export function Testimonials() {
  const t = useText()
  const { examples, testimonials } = useTestimonials()
  const any = testimonials.length > 0
  return (
    <Box
      {...(any ? { component: 'aside', 'aria-label': t('signIn.aside') } : { 'aria-hidden': true })}
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
      {testimonials.map(({ text, name, place }) => (
        <Box key={text} component="figure" sx={{ m: 0, maxWidth: 480 }}>
          <Typography component="blockquote" variant="h3" sx={{ m: 0, mb: 1.5 }}>
            {text}
          </Typography>
          <Typography component="figcaption" variant="body2">
            {[name, place].filter(Boolean).join(', ')}
            {examples && ` (${t('signIn.testimonials.example')})`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
