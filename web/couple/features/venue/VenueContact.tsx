import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ShownVenue } from '../../../../src/api/schemas/venuePage.ts'
import { coveredBelow } from '../../../shared/theme/tokens.ts'
import { AsideCard } from '../../layout/AsideCard.tsx'
import { useHirePrice } from '../../venues/useHirePrice.ts'

/** The link that opens the app to contact the venue. */
function writingAddress({ id }: ShownVenue): string {
  return `/?prestataire=${id}`
}

/** The price and the contact button, beside the venue's page. */
export function VenueContact({ venue }: { readonly venue: ShownVenue }) {
  const { t } = useTranslation('venue')
  const hirePrice = useHirePrice()
  return (
    <AsideCard label={t('write', { name: venue.name })} title={t('invitation')}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{hirePrice(venue)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('promise')}
      </Typography>
      <Button href={writingAddress(venue)} variant="contained" size="large" sx={{ overflowWrap: 'anywhere' }}>
        {t('write', { name: venue.name })}
      </Button>
    </AsideCard>
  )
}

/** On a phone the contact button is pinned to the bottom until the page's own button is visible. */
export function VenueContactBar({ venue }: { readonly venue: ShownVenue }) {
  const { t } = useTranslation('venue')
  const hirePrice = useHirePrice()
  return (
    <Box
      data-pinned
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'sticky',
        bottom: coveredBelow,
        zIndex: 1,
        mx: { xs: -2, sm: -3 },
        px: 2,
        py: 1,
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', minWidth: 0 }}>
        {hirePrice(venue)}
      </Typography>
      <Button href={writingAddress(venue)} variant="contained" sx={{ flex: 'none' }}>
        {t('writeShort')}
      </Button>
    </Box>
  )
}
