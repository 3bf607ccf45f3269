import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { guaranteePath } from '../../../../src/api/schemas/pagePaths.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { useMe } from '../../session/useMe.ts'

/** The credit balance, and whether it is paused. */
export function BalanceCard() {
  const t = useText()
  const { dayOf } = useFormat()
  const me = useMe()
  const paused = me?.plan === 'premium'
  return (
    <Card sx={{ p: 3, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, alignItems: 'center' }}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('credits.balance')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, fontVariantNumeric: 'tabular-nums lining-nums' }}>
          <Typography component="p" variant="h1" data-balance={me?.credits}>
            {me ? me.credits : <Skeleton width={40} />}
          </Typography>
          <Typography>{t('credits.balanceUnit', { count: me?.credits ?? 0 })}</Typography>
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 280px' }}>
        {paused && (
          <Box sx={{ mb: 1 }}>
            <StatusChip tone="gold" Icon={PauseIcon}>
              {t('credits.paused')}
            </StatusChip>
          </Box>
        )}
        <Typography color="textSecondary">{t(paused ? 'credits.pausedText' : 'credits.explain')}</Typography>
        <Link href={guaranteePath} target="_blank" rel="noopener" variant="body2">
          {t('values.guaranteeMore')}
        </Link>
        {paused && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('credits.premiumSince', { date: dayOf(me.planSince) })}
          </Typography>
        )}
      </Box>
    </Card>
  )
}
