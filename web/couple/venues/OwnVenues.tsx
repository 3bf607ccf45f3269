import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { VenueCard } from '../../../src/api/schemas/venuePage.ts'
import { ProfileSection } from '../../shared/profile/ProfileSection.tsx'
import { VenueCards } from './VenueCards.tsx'

interface OwnVenuesProps {
  readonly owner: string
  readonly venues: readonly VenueCard[]
}

/** A provider's venues, on its page; nothing without any. */
export function OwnVenues({ owner, venues }: OwnVenuesProps) {
  const { t } = useTranslation('venue')
  if (venues.length === 0) return null
  const title = t('ofOwner', { name: owner })
  return (
    <Box sx={{ mt: 8 }}>
      <ProfileSection heading="h2" title={title}>
        <VenueCards label={title} venues={venues} />
      </ProfileSection>
    </Box>
  )
}
