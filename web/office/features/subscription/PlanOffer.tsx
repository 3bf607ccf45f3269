import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { PaymentTotal } from '../../payments/PaymentTotal.tsx'
import { BillingChoice, type Period } from './BillingChoice.tsx'
import { YearSaving } from './YearSaving.tsx'

interface PlanOfferProps {
  readonly prices: RecordOf<'subscription'>['prices']
  readonly onStart: (period: Period) => void
}

/** The monthly and yearly prices of Premium for this provider, and a button to start it. VAT depends on the company, so the company must be known first. */
export function PlanOffer({ prices, onStart }: PlanOfferProps) {
  const t = useText()
  const { cents } = useFormat()
  const { monthNet, yearNet } = usePublicRules().premium
  const [period, setPeriod] = useState<Period>('year')
  const isYear = period === 'year'
  const price = prices[period]
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
      <BillingChoice period={period} onChoose={setPeriod} />
      <Box aria-live="polite" sx={{ width: 1, maxWidth: 420 }}>
        <Typography variant="h2" component="p" data-price={period} sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {t(`subscription.offer.price.${period}`, { price: cents(isYear ? yearNet : monthNet) })}
        </Typography>
        <Typography color="textSecondary">{t('subscription.offer.net')}</Typography>
        {isYear && <YearSaving month={monthNet} year={yearNet} />}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {t(`subscription.offer.terms.${period}`)}
        </Typography>
        {price && <PaymentTotal price={price} />}
      </Box>
      {price ? (
        <Button variant="contained" onClick={() => onStart(period)} sx={{ minHeight: 44 }}>
          {t('subscription.offer.start')}
        </Button>
      ) : (
        <>
          <Typography>{t('subscription.offer.companyMissing')}</Typography>
          <Button variant="contained" component={Link} to={officePage('company')} sx={{ minHeight: 44 }}>
            {t('subscription.offer.describeCompany')}
          </Button>
        </>
      )}
    </Box>
  )
}
