import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { LogoMark } from '../../shared/illustrations/LogoMark.tsx'
import { useText } from '../i18n/useText.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { PlanBadge } from './PlanBadge.tsx'

/** The mark of the house; plan, balance and account. */
export function TopBar() {
  const t = useText()
  return (
    <Box
      component="header"
      sx={{
        gridArea: 'top',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        px: { xs: 2, md: 2.5 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component={Link}
        to="/requests"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', color: 'primary.main', textDecoration: 'none', minHeight: 36 }}
      >
        <LogoMark size={26} />
        <Typography component="span" variant="h4">
          {t('layout.product')}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1 }}>
          {t('layout.space')}
        </Typography>
      </Box>
      <PlanBadge />
      <AccountMenu />
    </Box>
  )
}
