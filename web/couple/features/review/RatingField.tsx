import StarIcon from '@mui/icons-material/Star'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { visuallyHidden } from '../../../shared/theme/visuallyHidden.ts'
import { Choices } from './Choices.tsx'

interface RatingFieldProps {
  readonly chosen: string
  readonly error: string | undefined
}

/** Fills every star up to the chosen one. CSS selects the stars before it. */
const rowSx = {
  display: 'flex',
  '& label': { display: 'grid', placeItems: 'center', width: touchTarget, height: touchTarget, cursor: 'pointer', color: 'house.gold' },
  '& label:has(~ label input:checked), & label:has(input:checked)': { '& svg': { fillOpacity: 1 } },
  '& svg': { fill: 'currentColor', fillOpacity: 0.12, stroke: 'currentColor', strokeWidth: 1.2 },
  '& label:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', borderRadius: 1 },
} as const

/** A star rating as radio buttons, which work with arrow keys and screen readers. */
export function RatingField({ chosen, error }: RatingFieldProps) {
  const { t } = useTranslation('review')
  const { least, most } = usePublicRules().reviews.rating
  const scores = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  return (
    <Choices name="rating" legend={t('rating.legend')} hint={t('rating.hint')} error={error}>
      <Box sx={rowSx}>
        {scores.map((score) => (
          <label key={score} title={t('rating.star', { count: score })}>
            <Box component="input" type="radio" name="rating" value={score} defaultChecked={chosen === String(score)} sx={visuallyHidden} />
            <StarIcon fontSize="large" aria-hidden />
            <Box component="span" sx={visuallyHidden}>
              {t('rating.star', { count: score })}
            </Box>
          </label>
        ))}
      </Box>
    </Choices>
  )
}
