import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Testimonial as Said } from '../../../../src/api/schemas/testimonials.ts'

interface TestimonialProps {
  readonly said: Said
  readonly picture: string
  /** True for a made-up quote, which is marked as an example. */
  readonly example: boolean
  /** True for the copy that makes the scrolling loop seamless. */
  readonly repeated?: boolean
}

/** A couple's quote on a card. */
export function Testimonial({ said, picture, example, repeated = false }: TestimonialProps) {
  const { t } = useTranslation('welcome')
  return (
    <Box
      component="figure"
      aria-hidden={repeated || undefined}
      sx={{
        m: 0,
        mr: 3,
        p: { xs: 3, md: 4 },
        width: 'min(536px, calc(100vw - 32px))',
        flex: 'none',
        bgcolor: 'house.blush',
        borderRadius: 1.5,
        display: 'flex',
        flexDirection: 'column',
        '@media (prefers-reduced-motion: reduce)': { mr: 0, ...(repeated ? { display: 'none' } : { flex: '1 1 320px', width: 'auto' }) },
      }}
    >
      <Typography component="blockquote" sx={{ m: 0, typography: 'h4', fontWeight: 400, lineHeight: 1.5 }}>
        {said.text}
      </Typography>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 'auto', pt: 3 }}>
        <Box component="img" src={picture} alt="" width={56} height={56} loading="lazy" sx={{ borderRadius: '50%', flex: 'none' }} />
        <div>
          <Typography sx={{ fontWeight: 600 }}>{said.name}</Typography>
          <Typography variant="body2">{said.place}</Typography>
          {example && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('testimonials.example')}
            </Typography>
          )}
        </div>
      </Box>
    </Box>
  )
}
