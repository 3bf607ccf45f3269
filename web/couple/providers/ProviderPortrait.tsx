import Box from '@mui/material/Box'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { Picture } from '../../shared/Picture.tsx'

interface ProviderPortraitProps {
  readonly provider: Pick<Prestataire, 'name' | 'profileImage' | 'isPremium'>
  readonly size: number
  /** Loaded with the page, after larger pictures. */
  readonly atOnce?: boolean
}

/** The font size of the initials. */
const ofCircle = 0.34

/**
 * The provider's round picture, with a gold border for Premium; its initials until the picture has loaded. Decorative, because the name
 * is beside it.
 */
export function ProviderPortrait({ provider, size, atOnce = false }: ProviderPortraitProps) {
  const { name, profileImage, isPremium } = provider
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        overflow: 'hidden',
        borderRadius: '50%',
        border: isPremium ? 3 : 1,
        borderColor: isPremium ? 'house.goldLine' : 'divider',
        boxSizing: 'content-box',
        // Both borders have the same width.
        m: isPremium ? 0 : '2px',
        bgcolor: 'house.blush',
        color: 'secondary.main',
        fontFamily: 'h1.fontFamily',
        fontSize: size * ofCircle,
      }}
    >
      {initialsOf(name)}
      {profileImage !== '' && (
        <Picture
          src={profileImage}
          alt=""
          width={size}
          height={size}
          atOnce={atOnce}
          sx={{ position: 'absolute', inset: 0, bgcolor: 'transparent' }}
        />
      )}
    </Box>
  )
}

/** The initials of the first two words: `AF` for Atelier Fontaine. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map(([letter = '']) => letter.toLocaleUpperCase())
    .join('')
}
