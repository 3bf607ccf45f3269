import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestimonialsAnswer } from '../../../../src/api/schemas/testimonials.ts'
import bouquet3 from '../../../shared/illustrations/bouquet3.svg'
import bouquet5 from '../../../shared/illustrations/bouquet5.svg'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { Section } from './Section.tsx'
import { Testimonial } from './Testimonial.tsx'

const pictures = [bouquet5, bouquet3] as const

const motion = '@media (prefers-reduced-motion: no-preference)'
const stillness = '@media (prefers-reduced-motion: reduce)'

/**
 * Testimonials that scroll by in 30 seconds. Hover, focus or the checkbox stops them, by CSS only. Nothing is rendered without
 * testimonials.
 */
export function Testimonials({ answer }: { readonly answer: TestimonialsAnswer }) {
  const { t } = useTranslation('welcome')
  const pauseId = useId()
  if (answer.testimonials.length === 0) return null
  const cards = answer.testimonials.map((said, index) => ({
    key: `${said.name} ${index}`,
    said,
    picture: pictures[index % pictures.length] ?? bouquet5,
    example: answer.examples,
  }))
  return (
    <Section title={t('testimonials.title')}>
      <Box sx={{ '&:has(input:checked) [data-passing]': { animationPlayState: 'paused' } }}>
        <Box
          sx={{
            overflowX: 'hidden',
            mx: { xs: -2, sm: -3 },
            px: { xs: 2, sm: 3 },
            py: 1,
            [stillness]: { overflowX: 'visible' },
            '&:hover > div, &:focus-within > div': { animationPlayState: 'paused' },
          }}
        >
          <Box
            data-passing
            sx={{
              display: 'flex',
              width: 'max-content',
              '@keyframes pass-by': { to: { transform: 'translateX(-50%)' } },
              [motion]: { animation: 'pass-by 30s linear infinite' },
              [stillness]: { flexWrap: 'wrap', width: 'auto', gap: 3 },
            }}
          >
            {cards.map(({ key, ...card }) => (
              <Testimonial key={key} {...card} />
            ))}
            {/* The same again, so that the end of the loop looks like its beginning. */}
            {cards.map(({ key, ...card }) => (
              <Testimonial key={`${key} again`} {...card} repeated />
            ))}
          </Box>
        </Box>
        <Box
          component="label"
          htmlFor={pauseId}
          sx={{
            mt: 2,
            minHeight: touchTarget,
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            color: 'primary.main',
            fontWeight: 500,
            cursor: 'pointer',
            [stillness]: { display: 'none' },
          }}
        >
          <Box
            component="input"
            type="checkbox"
            id={pauseId}
            autoComplete="off"
            sx={{ width: 20, height: 20, m: 0, accentColor: 'currentColor' }}
          />
          {t('testimonials.pause')}
        </Box>
      </Box>
    </Section>
  )
}
