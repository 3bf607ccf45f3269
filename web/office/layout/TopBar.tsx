import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LogoMark } from '../../shared/illustrations/LogoMark.tsx'
import { type TextKey, useText } from '../i18n/useText.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { PaletteHost } from './PaletteHost.tsx'

interface TopBarProps {
  readonly spaceLabel: TextKey
  /** The role's own part, e.g. plan and balance. */
  readonly children: ReactNode
}

/** The logo, the role's own part, and the account menu. */
export function TopBar({ spaceLabel, children }: TopBarProps) {
  const t = useText()
  return (
    <Box
      component="header"
      data-print="none"
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
        to="/"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', color: 'primary.main', textDecoration: 'none', minHeight: 36 }}
      >
        <LogoMark size={26} />
        <Typography component="span" variant="h4">
          {t('layout.product')}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1 }}>
          {t(spaceLabel)}
        </Typography>
      </Box>
      {children}
      <PaletteHost />
      <AccountMenu />
    </Box>
  )
}
