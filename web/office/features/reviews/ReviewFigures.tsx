import Typography from '@mui/material/Typography'
import { useLocale } from 'react-admin'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../kit/chart/BarChart.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'

/** The average score and the distribution of the published reviews. */
export function ReviewFigures() {
  const t = useText()
  const locale = useLocale()
  const { most } = usePublicRules().reviews.rating
  const { data, error } = useRecord('review-link', ownRecord)
  // The share link above reads the same data and shows the error.
  if (!data) return error ? null : <SkeletonLines count={3} />
  const { average, count, distribution } = data
  return (
    <>
      <Typography>
        {average !== null && (
          <strong>
            {t('reviews.figures.average', { average: average.toLocaleString(locale, { minimumFractionDigits: 1 }), most })} ·{' '}
          </strong>
        )}
        {t('reviews.figures.count', { count })}
      </Typography>
      <BarChart
        title={t('reviews.figures.distribution')}
        height={120}
        bars={distribution.map((value, index) => ({ label: `${index + 1} ★`, value }))}
      />
    </>
  )
}
