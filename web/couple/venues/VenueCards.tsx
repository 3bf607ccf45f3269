import type { ReactNode } from 'react'
import type { VenueCard as Shown } from '../../../src/api/schemas/venuePage.ts'
import { ProviderGrid } from '../providers/ProviderGrid.tsx'
import { VenueCard } from './VenueCard.tsx'

interface VenueCardsProps {
  readonly label: string
  readonly venues: readonly Shown[]
  /** The action of a venue, at the bottom of its card. */
  readonly action?: (venue: Shown) => ReactNode
}

/** Venue cards, each linked to its page. */
export function VenueCards({ label, venues, action }: VenueCardsProps) {
  return (
    <ProviderGrid label={label}>
      {venues.map((venue) => (
        <VenueCard key={venue.id} venue={venue} action={action?.(venue)} />
      ))}
    </ProviderGrid>
  )
}
