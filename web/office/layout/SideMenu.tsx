import LogoutIcon from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps, Theme } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { menuEntries } from './menuEntries.ts'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useSignOut } from './useSignOut.ts'

const entrySx: SxProps<Theme> = {
  justifyContent: 'flex-start',
  gap: 1.5,
  width: 1,
  minHeight: 40,
  px: 1.5,
  whiteSpace: 'nowrap',
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'house.evergreenLight', color: 'text.primary', fontWeight: 600 },
}

/** The office's screens and the way out, beside the page. */
export function SideMenu() {
  const t = useText()
  const signOut = useSignOut()
  return (
    <Box
      component="nav"
      aria-label={t('layout.menu')}
      sx={{ gridArea: 'menu', display: 'flex', flexDirection: 'column', gap: 0.5, p: 1.5, borderRight: 1, borderColor: 'divider' }}
    >
      {menuEntries.map(({ path, Icon, label, counts }) => (
        <ButtonBase key={path} component={NavLink} to={path} sx={entrySx}>
          <Icon fontSize="small" aria-hidden />
          <Box component="span" sx={{ flex: 1 }}>
            {t(label)}
          </Box>
          {counts && <UnreadBadge />}
        </ButtonBase>
      ))}
      <ButtonBase onClick={signOut} sx={[entrySx as object, { mt: 'auto' }]}>
        <LogoutIcon fontSize="small" aria-hidden />
        {t('layout.signOut')}
      </ButtonBase>
    </Box>
  )
}
