import { useTranslation } from 'react-i18next'
import type { VenueCard } from '../../../src/api/schemas/venuePage.ts'
import { formatEuros } from '../../shared/i18n/format.ts'

/** The price of hiring a venue in a few words: its lowest price, else its highest, else 'on request'. */
export function useHirePrice() {
  const { t, i18n } = useTranslation('venueCard')
  return ({ minPrice, maxPrice }: Pick<VenueCard, 'minPrice' | 'maxPrice'>): string => {
    if (minPrice !== null) return t('from', { price: formatEuros(minPrice, i18n.language) })
    return maxPrice === null ? t('onRequest') : t('to', { price: formatEuros(maxPrice, i18n.language) })
  }
}
