import MoreIcon from '@mui/icons-material/MoreHoriz'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'
import { VisuallyHidden } from '../kit/page/VisuallyHidden.tsx'
import { MenuGroups } from './MenuGroups.tsx'
import type { Menu, MenuEntry } from './useMenu.ts'

/** How many entries fit beside each other. */
const most = 5

/** The bar's height with its border, in pixels. */
const height = 57
const covers = <GlobalStyles styles={{ ':root': { '--covered-below': `calc(${height}px + env(safe-area-inset-bottom, 0px))` } }} />

const tabSx = {
  flex: '1 1 0',
  minWidth: 0,
  flexDirection: 'column',
  minHeight: 56,
  typography: 'caption',
  fontSize: 12,
  color: 'text.secondary',
  '&.active': { color: 'primary.main', fontWeight: 600 },
} as const

/** The menu on a phone: five entries, or four and a sheet with all of them. */
export function BottomBar({ entries, groups }: Menu) {
  const t = useText()
  const [sheetOpen, setSheetOpen] = useState(false)
  const allFit = entries.length <= most
  const shown = allFit ? entries : entries.slice(0, most - 1)
  return (
    <Box
      component="nav"
      aria-label={t('layout.menu')}
      data-print="none"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {covers}
      {shown.map((entry) => (
        <Tab key={entry.name} entry={entry} />
      ))}
      {!allFit && (
        <>
          <ButtonBase onClick={() => setSheetOpen(true)} aria-haspopup="dialog" aria-expanded={sheetOpen} sx={tabSx}>
            <MoreIcon aria-hidden />
            {t('layout.more')}
          </ButtonBase>
          <Drawer
            anchor="bottom"
            open={sheetOpen}
            onClose={() => setSheetOpen(false)}
            slotProps={{
              paper: { role: 'dialog', 'aria-label': t('layout.menu'), sx: { p: 2, borderRadius: '12px 12px 0 0', maxHeight: '85dvh' } },
            }}
          >
            <MenuGroups groups={groups} onChoose={() => setSheetOpen(false)} />
          </Drawer>
        </>
      )}
    </Box>
  )
}

function Tab({ entry: { name, menu } }: { readonly entry: MenuEntry }) {
  const t = useText()
  return (
    <ButtonBase component={NavLink} to={officePage(name)} sx={tabSx}>
      {menu.Count ? <menu.Count>{(count) => <CountedIcon Icon={menu.Icon} count={count} />}</menu.Count> : <menu.Icon />}
      <Box component="span" sx={{ maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {t(menu.short ?? `pages.${name}`)}
      </Box>
    </ButtonBase>
  )
}

function CountedIcon({ Icon, count }: { readonly Icon: MenuEntry['menu']['Icon']; readonly count: number }) {
  const t = useText()
  return (
    <Badge badgeContent={count} color="secondary" slotProps={{ badge: { 'aria-hidden': true } as object }}>
      <Icon />
      {count > 0 && <VisuallyHidden>{`${t('layout.unread', { count })}, `}</VisuallyHidden>}
    </Badge>
  )
}
