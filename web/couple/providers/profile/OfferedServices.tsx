import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { formatEuros } from '../../../shared/i18n/format.ts'

/** All services with description and price. */
export function OfferedServices({ services }: { readonly services: Prestataire['prestations'] }) {
  const { t, i18n } = useTranslation('providers')
  if (services.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
      {services.map(({ label, description, budgetStartingFrom }) => (
        <Box
          key={label}
          component="li"
          sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
        >
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
            {description && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {description}
              </Typography>
            )}
          </Box>
          <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {budgetStartingFrom === null ? t('priceOnRequest') : t('from', { price: formatEuros(budgetStartingFrom, i18n.language) })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
