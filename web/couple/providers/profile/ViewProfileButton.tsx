import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { aboveCardTarget } from '../cardTargets.ts'
import { useProfileAddress } from './useProfileAddress.ts'

/** Opens a provider's profile over the page. */
export function ViewProfileButton({ provider }: { readonly provider: Prestataire }) {
  const { t } = useTranslation('providers')
  const { open } = useProfileAddress()
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={t('viewProfileOf', { name: provider.name })}
      onClick={() => open(provider)}
      sx={{ ...aboveCardTarget, px: 1.5 }}
    >
      {t('viewProfile')}
    </Button>
  )
}
