import EuroIcon from '@mui/icons-material/EuroOutlined'
import EventIcon from '@mui/icons-material/EventAvailableOutlined'
import ScheduleIcon from '@mui/icons-material/Schedule'
import StarIcon from '@mui/icons-material/Star'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { ReviewsPage } from '../../../../src/api/schemas/reviews.ts'
import { formatEuros, formatScore } from '../../../shared/i18n/format.ts'

interface ProfileFactsProps {
  readonly provider: Prestataire
  readonly reviews: ReviewsPage
  readonly replyHours: number | null
}

/** The most important facts, one per line: rating, price, reply time. */
export function ProfileFacts({ provider: { prestations, createdYear }, reviews, replyHours }: ProfileFactsProps) {
  const { t, i18n } = useTranslation(['providers', 'planner'])
  const prices = prestations.flatMap(({ budgetStartingFrom }) => budgetStartingFrom ?? [])
  const score = reviews.average === null ? null : formatScore(reviews.average, i18n.language)
  const facts = [
    reviews.count > 0 && {
      Icon: StarIcon,
      words: (
        <Link href="#reviews" color="inherit">
          {[score, t('providers:reviews.count', { count: reviews.count })].filter(Boolean).join(' · ')}
        </Link>
      ),
    },
    prices.length > 0 && { Icon: EuroIcon, words: t('planner:facts.from', { price: formatEuros(Math.min(...prices), i18n.language) }) },
    replyHours !== null && { Icon: ScheduleIcon, words: t('planner:replies', { count: replyHours }) },
    createdYear !== null && { Icon: EventIcon, words: t('providers:profile.since', { year: createdYear }) },
  ]
  const shown = facts.filter((fact) => fact !== false)
  if (shown.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {shown.map(({ Icon, words }, index) => (
        <Box key={index} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Icon fontSize="small" color="primary" aria-hidden />
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {words}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
