import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { ViewSource } from '../../../../src/domain/views.ts'
import { aboveCardTarget } from '../cardTargets.ts'
import { useProfileAddress } from './useProfileAddress.ts'

interface ViewProfileButtonProps {
  readonly provider: Prestataire
  /** The list that contains the button. It is reported as the source of the view. */
  readonly from: ViewSource
}

/** Opens a provider's profile in a dialog. */
export function ViewProfileButton({ provider, from }: ViewProfileButtonProps) {
  const { t } = useTranslation('providers')
  const { open } = useProfileAddress()
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={t('viewProfileOf', { name: provider.name })}
      onClick={() => open(provider, from)}
      sx={{ ...aboveCardTarget, px: 1.5 }}
    >
      {t('viewProfile')}
    </Button>
  )
}
