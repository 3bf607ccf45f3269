import Box from '@mui/material/Box'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import type { Price } from './paymentContract.ts'

/** Net, VAT and gross, as on an invoice. */
export function PaymentTotal({ price }: { readonly price: Price }) {
  const t = useText()
  const { cents } = useFormat()
  const vat = useVatText()
  const rows = [
    [t('payments.total.net'), cents(price.net)],
    [vat(price), cents(price.vat)],
    [t('payments.total.gross'), cents(price.gross)],
  ] as const
  return (
    <Box component="dl" sx={{ m: 0, mb: 2, fontVariantNumeric: 'tabular-nums lining-nums' }}>
      {rows.map(([name, value], index) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.75,
            ...(index === 2 && { borderTop: 1, borderColor: 'divider', fontWeight: 600 }),
          }}
        >
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }} data-total={(['net', 'vat', 'gross'] as const)[index]}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** The text about VAT: its rate, or why there is none. */
function useVatText() {
  const t = useText()
  const { percent } = useFormat()
  return ({ treatment, vatPercent }: Price) => {
    if (treatment === 'reverse_charge') return t('payments.total.reverseCharge')
    if (treatment === 'outside') return t('payments.total.outside')
    return t('payments.total.vat', { percent: percent(vatPercent / 100) })
  }
}
