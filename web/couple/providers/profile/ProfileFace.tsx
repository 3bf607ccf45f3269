import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { LanguageFlags } from '../LanguageFlags.tsx'
import { ProviderBadges } from '../ProviderBadges.tsx'
import { ProviderPortrait } from '../ProviderPortrait.tsx'
import { placeOf } from '../placeOf.ts'
import { VenueLine } from '../VenueLine.tsx'

/** Size of the round picture in pixels, without its border. */
export const profilePortraitSize = 120

interface ProfileFaceProps {
  readonly provider: Prestataire
  /** Shows the year the company was founded. The provider's page shows it elsewhere. */
  readonly withYear?: boolean
}

/** The head of a profile: picture, name, place, badges, languages. */
export function ProfileFace({ provider, withYear = false }: ProfileFaceProps) {
  const { t } = useTranslation('providers')
  const year = withYear && provider.createdYear !== null ? t('profile.since', { year: provider.createdYear }) : ''
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'nowrap', sm: 'wrap' }, gap: 2.5, alignItems: 'center' }}>
      <ProviderPortrait provider={provider} size={profilePortraitSize} atOnce />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" color="textSecondary">
          {[placeOf(provider), year].filter(Boolean).join(' · ')}
        </Typography>
        <VenueLine provider={provider} />
        <ProviderBadges provider={provider} />
        {provider.langues.length > 0 && <LanguageFlags languages={provider.langues} inFull />}
      </Box>
    </Box>
  )
}
