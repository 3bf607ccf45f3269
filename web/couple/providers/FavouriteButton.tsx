import FavoriteIcon from '@mui/icons-material/Favorite'
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { coveredBelow, fontSize, radius, shadow } from '../../shared/theme/tokens.ts'
import { useSite } from '../site/SiteProvider.tsx'
import { aboveCardTarget } from './cardTargets.ts'

interface FavouriteButtonProps {
  readonly provider: Pick<Prestataire, 'publicId' | 'name' | 'venue'>
}

/** The favourite button (islands/FavouriteElement.ts). Visitors have no favourites, and venues cannot be favourites. */
export function FavouriteButton({ provider: { publicId, name, venue } }: FavouriteButtonProps) {
  const { t } = useTranslation('providers')
  if (useSite().forVisitors || venue) return null
  return (
    <alliance-favourite
      data-provider={publicId}
      data-added={t('favourite.added', { name })}
      data-removed={t('favourite.removed', { name })}
      data-failed={t('favourite.failed')}
    >
      <IconButton
        data-heart
        aria-disabled
        aria-pressed={false}
        aria-label={t('favourite.label', { name })}
        sx={{
          ...aboveCardTarget,
          color: 'secondary.main',
          '@media (scripting: none)': { display: 'none' },
          '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
          '&[aria-pressed="true"] > :first-of-type, &[aria-pressed="false"] > :last-of-type': { display: 'none' },
        }}
      >
        <FavoriteBorderIcon />
        <FavoriteIcon />
      </IconButton>
      <Box
        data-said
        hidden
        role="status"
        sx={{
          position: 'fixed',
          left: { xs: 8, sm: 24 },
          right: { xs: 8, sm: 'auto' },
          bottom: { xs: `calc(8px + ${coveredBelow})`, sm: `calc(24px + ${coveredBelow})` },
          zIndex: 'snackbar',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 0.75,
          borderRadius: `${radius.control}px`,
          bgcolor: 'text.primary',
          color: 'background.default',
          fontSize: fontSize.small,
          boxShadow: shadow,
        }}
      >
        <Box component="span" data-words sx={{ flex: 1 }} />
        <Button data-undo color="inherit">
          {t('favourite.undo')}
        </Button>
      </Box>
    </alliance-favourite>
  )
}
