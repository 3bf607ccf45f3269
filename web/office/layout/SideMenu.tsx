import LogoutIcon from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useText } from '../i18n/useText.ts'
import { MenuGroups } from './MenuGroups.tsx'
import { menuEntrySx } from './menuEntrySx.ts'
import type { Menu } from './useMenu.ts'
import { useSignOut } from './useSignOut.ts'

/** The menu beside the page, with the sign-out. */
export function SideMenu({ groups }: Pick<Menu, 'groups'>) {
  const t = useText()
  const signOut = useSignOut()
  return (
    <Box
      component="nav"
      aria-label={t('layout.menu')}
      data-print="none"
      sx={{
        gridArea: 'menu',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        p: 1.5,
        borderRight: 1,
        borderColor: 'divider',
        overflowY: 'auto',
      }}
    >
      <MenuGroups groups={groups} />
      <ButtonBase onClick={signOut} sx={[menuEntrySx as object, { mt: 'auto' }]}>
        <LogoutIcon fontSize="small" aria-hidden />
        {t('layout.signOut')}
      </ButtonBase>
    </Box>
  )
}
