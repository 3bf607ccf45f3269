import Box from '@mui/material/Box'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { CircleBadge } from './CircleBadge.tsx'
import { PremiumLabel } from './PremiumLabel.tsx'
import { UpToDateBadge } from './UpToDateBadge.tsx'

/** The provider's badges; nothing without any. */
export function ProviderBadges({ provider }: { readonly provider: Prestataire }) {
  const { isPremium, isCircleMember, hasLoggedInTheLastDays } = provider
  if (!isPremium && !isCircleMember && !hasLoggedInTheLastDays) return null
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isPremium && <PremiumLabel />}
      {isCircleMember && <CircleBadge />}
      {hasLoggedInTheLastDays && <UpToDateBadge />}
    </Box>
  )
}
