import BedOutlinedIcon from '@mui/icons-material/BedOutlined'
import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined'
import EventSeatOutlinedIcon from '@mui/icons-material/EventSeatOutlined'
import LocalBarOutlinedIcon from '@mui/icons-material/LocalBarOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ShownVenue } from '../../../../src/api/schemas/venuePage.ts'
import { formatEuros, regionalLocale } from '../../../shared/i18n/format.ts'

/** The main facts: capacity, bedrooms and price. */
export function VenueFacts({ venue }: { readonly venue: ShownVenue }) {
  const { t, i18n } = useTranslation('venue')
  const { seated, standing, bedrooms, minPrice, maxPrice } = venue
  const number = new Intl.NumberFormat(regionalLocale(i18n.language))
  const price = priceOf({ minPrice, maxPrice }, (euros) => formatEuros(euros, i18n.language))
  const facts = [
    { name: t('facts.seated'), value: seated === null ? null : number.format(seated), Icon: EventSeatOutlinedIcon },
    { name: t('facts.standing'), value: standing === null ? null : number.format(standing), Icon: LocalBarOutlinedIcon },
    { name: t('facts.bedrooms'), value: bedrooms === null || bedrooms === 0 ? null : number.format(bedrooms), Icon: BedOutlinedIcon },
    { name: t('facts.price'), value: price && (typeof price === 'string' ? price : t(price.text, price.values)), Icon: EuroOutlinedIcon },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <Box
      component="dl"
      aria-label={t('facts.title')}
      sx={{
        m: 0,
        py: 2.5,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(9rem, 1fr))' },
      }}
    >
      {facts.map(({ name, value, Icon }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
            <Icon color="primary" aria-hidden />
            <Typography component="span" variant="h4" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function priceOf({ minPrice, maxPrice }: Pick<ShownVenue, 'minPrice' | 'maxPrice'>, written: (euros: number) => string) {
  if (minPrice !== null && maxPrice !== null && minPrice !== maxPrice)
    return { text: 'facts.between', values: { from: written(minPrice), to: written(maxPrice) } } as const
  if (minPrice !== null)
    return maxPrice === null ? ({ text: 'facts.from', values: { price: written(minPrice) } } as const) : written(minPrice)
  return maxPrice === null ? null : ({ text: 'facts.to', values: { price: written(maxPrice) } } as const)
}
