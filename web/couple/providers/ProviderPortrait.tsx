import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { Picture } from '../../shared/Picture.tsx'

interface ProviderPortraitProps {
  readonly provider: Pick<Prestataire, 'profileImage' | 'isPremium'>
  readonly size: number
  readonly urgent?: boolean
}

/** The provider's round picture, with a gold border for Premium. The name stands beside it, so that it has no words of its own. */
export function ProviderPortrait({ provider, size, urgent = false }: ProviderPortraitProps) {
  return (
    <Picture
      src={provider.profileImage}
      alt=""
      width={size}
      height={size}
      urgent={urgent}
      sx={{
        flex: 'none',
        borderRadius: '50%',
        border: provider.isPremium ? 3 : 1,
        borderColor: provider.isPremium ? 'house.goldLine' : 'divider',
        boxSizing: 'content-box',
        // Both borders take the same room.
        m: provider.isPremium ? 0 : '2px',
      }}
    />
  )
}
