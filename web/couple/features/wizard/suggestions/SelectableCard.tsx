import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import type { SuggestedPrestataire } from '../../../../../src/api/schemas/couple/suggestPrestataires.ts'
import { visuallyHidden } from '../../../../shared/theme/visuallyHidden.ts'
import { wholeCardTarget } from '../../../providers/cardTargets.ts'
import { NotAvailable } from '../../../providers/NotAvailable.tsx'
import { ProviderCard } from '../../../providers/ProviderCard.tsx'
import { ViewProfileButton } from '../../../providers/profile/ViewProfileButton.tsx'
import { type SuggestionContext, useReasons } from '../../../providers/useReasons.ts'
import { readPreloadIntent } from '../../../session/preloadIntent.ts'

interface SelectableCardProps {
  readonly provider: SuggestedPrestataire
  readonly context: SuggestionContext
  readonly contacted: boolean
  readonly selected: boolean
  /** Undefined once the message is sent, when nothing can be selected any more. */
  readonly onSelect: ((selected: boolean) => void) | undefined
}

/** A suggested provider. Pressing the card anywhere selects it. */
export function SelectableCard({ provider, context, contacted, selected, onSelect }: SelectableCardProps) {
  const { t } = useTranslation('wizard')
  const { ofSuggestion } = useReasons()
  const selectable = !contacted && onSelect !== undefined
  return (
    <ProviderCard
      provider={provider}
      reasons={ofSuggestion(provider.why, context)}
      selected={selectable && selected}
      status={provider.unavailable && <NotAvailable />}
      actions={
        <>
          {contacted && <Contacted />}
          {selectable && (
            <Box
              component="label"
              sx={{
                ...wholeCardTarget,
                flex: 1,
                display: 'flex',
                alignItems: 'center',
                fontWeight: 600,
                color: 'primary.main',
                cursor: 'pointer',
              }}
            >
              <Checkbox checked={selected} onChange={(_, checked) => onSelect(checked)} />
              {selected ? t('suggestions.selected') : t('suggestions.select')}
              <Box component="span" sx={visuallyHidden}>
                {` ${provider.name}`}
              </Box>
            </Box>
          )}
          <Box sx={{ ml: 'auto' }}>
            <ViewProfileButton provider={provider} from={readPreloadIntent()?.kind === 'favorites' ? 'favourites' : 'suggestions'} />
          </Box>
        </>
      }
    />
  )
}

function Contacted() {
  const { t } = useTranslation('wizard')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, fontWeight: 600, color: 'success.main' }}>
      <CheckCircleOutlineIcon fontSize="small" aria-hidden />
      {t('suggestions.contacted')}
    </Box>
  )
}
