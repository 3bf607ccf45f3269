import TollIcon from '@mui/icons-material/TollOutlined'
import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'
import { useMe } from '../session/useMe.ts'
import { tinted } from '../theme/tinted.ts'

/** The plan and the balance, always visible; links to the statement. */
export function PlanBadge() {
  const me = useMe()
  const t = useText()
  if (!me) return null
  const premium = me.plan === 'premium'
  const balance = me.credits === 0 ? t('layout.balanceZero') : t('layout.balance', { count: me.credits })
  const plan = t(premium ? 'layout.premium' : 'layout.free')
  const Icon = premium ? PremiumIcon : TollIcon
  return (
    <ButtonBase
      component={Link}
      to={officePage('credits')}
      aria-label={t('layout.seeCredits', { plan, balance })}
      sx={[
        {
          flex: 'none',
          borderRadius: 5,
          px: { xs: 1, sm: 1.5 },
          minHeight: 32,
          gap: { xs: 0.5, sm: 0.75 },
          typography: 'body2',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        },
        (theme) => tinted(premium ? 'gold' : 'neutral')(theme),
      ]}
    >
      <Icon fontSize="small" aria-hidden />
      {premium ? plan : balance}
    </ButtonBase>
  )
}
