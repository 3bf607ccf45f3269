import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import bouquet3 from '../../../shared/illustrations/bouquet3.svg'
import bouquet5 from '../../../shared/illustrations/bouquet5.svg'
import { Section } from './Section.tsx'
import { Testimonial } from './Testimonial.tsx'
import { useTestimonials } from './useTestimonials.ts'

const pictures = [bouquet5, bouquet3] as const

const motion = '@media (prefers-reduced-motion: no-preference)'
const stillness = '@media (prefers-reduced-motion: reduce)'

/** What couples say, passing by in 30 seconds; pointing at it, the focus or the button stops it. Without any the section is absent. */
export function Testimonials() {
  const { t } = useTranslation('welcome')
  const [paused, setPaused] = useState(false)
  const answer = useTestimonials()
  if (!answer || answer.testimonials.length === 0) return null
  const cards = answer.testimonials.map((said, index) => ({
    key: `${said.name} ${index}`,
    said,
    picture: pictures[index % pictures.length] ?? bouquet5,
    example: answer.examples,
  }))
  return (
    <Section title={t('testimonials.title')}>
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
          data-paused={paused}
          sx={{
            display: 'flex',
            width: 'max-content',
            '@keyframes pass-by': { to: { transform: 'translateX(-50%)' } },
            [motion]: { animation: 'pass-by 30s linear infinite' },
            [stillness]: { flexWrap: 'wrap', width: 'auto', gap: 3 },
            '&[data-paused="true"]': { animationPlayState: 'paused' },
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
      <Button onClick={() => setPaused(!paused)} aria-pressed={paused} sx={{ mt: 2, ml: -2.5, [stillness]: { display: 'none' } }}>
        {t('testimonials.pause')}
      </Button>
    </Section>
  )
}
