import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { VenuePage } from '../../../../src/api/schemas/publicPage.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { LanguageFlags } from '../../providers/LanguageFlags.tsx'
import { ProviderBadges } from '../../providers/ProviderBadges.tsx'
import { ProviderPortrait } from '../../providers/ProviderPortrait.tsx'
import { VenueRating } from './VenueRating.tsx'

const portraitSize = 72

/** The venue's owner, with a link to its page. */
export function VenueOwner({ owner, rating }: Pick<VenuePage, 'owner' | 'rating'>) {
  const { t } = useTranslation('venue')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <ProviderPortrait provider={owner} size={portraitSize} />
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0, flex: '1 1 12rem', justifyItems: 'start' }}>
        <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {owner.name}
        </Typography>
        <VenueRating owner={owner} rating={rating} />
        <ProviderBadges provider={owner} />
        {owner.langues.length > 0 && <LanguageFlags languages={owner.langues} inFull />}
        <Link
          href={owner.profileUrl}
          sx={{ minHeight: touchTarget, display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {t('profile', { name: owner.name })}
        </Link>
      </Box>
    </Box>
  )
}
