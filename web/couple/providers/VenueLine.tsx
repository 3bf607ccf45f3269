import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'

/** A venue's owner and capacity; nothing for a provider. */
export function VenueLine({ provider: { venue } }: { readonly provider: Pick<Prestataire, 'venue'> }) {
  const { t, i18n } = useTranslation('providers')
  if (!venue) return null
  const guests = venue.guests !== null && t('venue.guests', { number: venue.guests.toLocaleString(i18n.language) })
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {[t('venue.of', { owner: venue.owner }), guests].filter(Boolean).join(' · ')}
    </Typography>
  )
}
