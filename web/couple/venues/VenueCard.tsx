import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { VenueCard as Shown } from '../../../src/api/schemas/venuePage.ts'
import { Picture } from '../../shared/Picture.tsx'
import { aboveCardTarget } from '../providers/cardTargets.ts'
import { PremiumLabel } from '../providers/PremiumLabel.tsx'
import { placeOf } from '../providers/placeOf.ts'
import { useHirePrice } from './useHirePrice.ts'

const picture = { width: 480, height: 320, sizes: '(min-width: 900px) 360px, (min-width: 600px) 50vw, 100vw' } as const
const descriptionLines = 2

/** A venue at a glance: picture, type, place, capacity and price. The whole card links to its page, except for its action. */
export function VenueCard({ venue, action }: { readonly venue: Shown; readonly action?: ReactNode }) {
  const { t } = useTranslation('venueCard')
  const hirePrice = useHirePrice()
  const nameId = useId()
  const { seated, standing, bedrooms, image } = venue
  const capacities = [
    ...(seated === null ? [] : [t('seated', { guests: seated })]),
    ...(standing === null ? [] : [t('standing', { guests: standing })]),
    ...(bedrooms === null || bedrooms === 0 ? [] : [t('bedrooms', { count: bedrooms })]),
  ]
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        transition: 'box-shadow 150ms',
        '&:hover': { boxShadow: 4 },
        '&:focus-within': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
      }}
    >
      {image ? (
        <Picture src={image.thumb} alt={image.alt} {...picture} sx={{ width: '100%', height: 'auto', aspectRatio: '3 / 2' }} />
      ) : (
        <Box sx={{ aspectRatio: '3 / 2', bgcolor: 'house.blush' }} />
      )}
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.75, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {venue.type.name} · {placeOf(venue)}
          </Typography>
          {venue.isPremium && <PremiumLabel />}
        </Box>
        <Typography id={nameId} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            href={venue.path}
            color="inherit"
            underline="none"
            aria-label={t('viewOf', { name: venue.name })}
            // Makes the whole card a link.
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 }, outline: 'none' }}
          >
            {venue.name}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          sx={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: descriptionLines,
            overflow: 'hidden',
          }}
        >
          {venue.description}
        </Typography>
        <Box sx={{ mt: 'auto', pt: 1, display: 'grid', gap: 0.5 }}>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {capacities.join(' · ')}
          </Typography>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{hirePrice(venue)}</Typography>
        </Box>
      </Box>
      {action && (
        <>
          <Divider />
          <Box sx={{ ...aboveCardTarget, display: 'flex', p: 1 }}>{action}</Box>
        </>
      )}
    </Card>
  )
}
