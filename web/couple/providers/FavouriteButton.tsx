import FavoriteIcon from '@mui/icons-material/Favorite'
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { useMe } from '../session/useMe.ts'
import { aboveCardTarget } from './cardTargets.ts'
import { useChangeFavourite, useFavourites } from './useFavourites.ts'

const shownForMs = 6_000

/** The heart: keeps a provider in mind, or lets it go, and offers to take that back. Visitors have nowhere to keep it. */
export function FavouriteButton({ provider }: { readonly provider: Prestataire }) {
  const { t } = useTranslation(['providers', 'common'])
  const { data: me } = useMe()
  const { data: favourites } = useFavourites()
  const change = useChangeFavourite(provider)
  const [said, say] = useState<'added' | 'removed' | 'failed' | null>(null)
  const isFavourite = favourites?.some(({ publicId }) => publicId === provider.publicId) ?? false
  const set = (favourite: boolean) => {
    say(favourite ? 'added' : 'removed')
    change.mutate(favourite, { onError: () => say('failed') })
  }
  if (me === null) return null
  return (
    <>
      <IconButton
        aria-pressed={isFavourite}
        aria-label={t('providers:favourite.label', { name: provider.name })}
        onClick={() => set(!isFavourite)}
        disabled={favourites === undefined}
        sx={{ ...aboveCardTarget, color: 'secondary.main' }}
      >
        {isFavourite ? <FavoriteIcon /> : <FavoriteBorderIcon />}
      </IconButton>
      <Snackbar
        open={said !== null}
        autoHideDuration={shownForMs}
        onClose={(_, reason) => reason !== 'clickaway' && say(null)}
        message={said && t(`providers:favourite.${said}`, { name: provider.name })}
        action={
          said !== 'failed' && (
            <Button
              color="inherit"
              onClick={() => {
                set(said === 'removed')
                say(null)
              }}
            >
              {t('providers:favourite.undo')}
            </Button>
          )
        }
      />
    </>
  )
}
