import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BillingChoice, type Period } from './BillingChoice.tsx'
import { YearSaving } from './YearSaving.tsx'

/** What Premium costs by the month and by the year. */
export function PlanPrices() {
  const t = useText()
  const { cents } = useFormat()
  const { monthNet, yearNet } = usePublicRules().premium
  const [period, setPeriod] = useState<Period>('year')
  const isYear = period === 'year'
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
      <BillingChoice period={period} onChoose={setPeriod} />
      <Box aria-live="polite">
        <Typography variant="h2" component="p" data-price={period} sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {t(`subscription.offer.price.${period}`, { price: cents(isYear ? yearNet : monthNet) })}
        </Typography>
        <Typography color="textSecondary">{t('subscription.offer.net')}</Typography>
        {isYear && <YearSaving month={monthNet} year={yearNet} />}
      </Box>
    </Box>
  )
}
