import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { formatEuros } from '../../shared/i18n/format.ts'

const mostOnCard = 3

/** A provider's services on its card: three with their prices, and the number of further ones. */
export function ServiceList({ services }: { readonly services: Prestataire['prestations'] }) {
  const { t, i18n } = useTranslation('providers')
  const more = services.length - mostOnCard
  return (
    <Box component="ul" aria-label={t('services')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {services.slice(0, mostOnCard).map(({ label, budgetStartingFrom }) => (
        <Box
          key={label}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, typography: 'body2' }}
        >
          <span>{label}</span>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {budgetStartingFrom === null ? t('priceOnRequest') : t('from', { price: formatEuros(budgetStartingFrom, i18n.language) })}
          </Box>
        </Box>
      ))}
      {more > 0 && (
        <Typography component="li" variant="body2" color="textSecondary">
          {t('moreServices', { count: more })}
        </Typography>
      )}
    </Box>
  )
}
