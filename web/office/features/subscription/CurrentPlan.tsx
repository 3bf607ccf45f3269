import Typography from '@mui/material/Typography'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { PremiumChip } from '../../kit/page/PremiumChip.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { useMe } from '../../session/useMe.ts'

/** The plan of whoever is signed in, and what becomes of its credits. */
export function CurrentPlan() {
  const t = useText()
  const { dayOf } = useFormat()
  const me = useMe()
  if (!me) return <SkeletonLines count={2} />
  if (me.plan === 'free') return <Typography>{t('subscription.state.free')}</Typography>
  return (
    <>
      <span>
        <PremiumChip />
      </span>
      <Typography>{t('subscription.state.since', { date: dayOf(me.planSince) })}</Typography>
      <Typography color="textSecondary">{t('credits.pausedText')}</Typography>
    </>
  )
}
