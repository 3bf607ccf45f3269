import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { NavLink } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { useUnreadCount } from '../inbox/useUnreadCount.ts'
import { menuEntries } from './menuEntries.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The office's screens under the thumb. */
export function BottomBar() {
  const t = useText()
  const unread = useUnreadCount()
  return (
    <Box
      component="nav"
      aria-label={t('layout.menu')}
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
      {menuEntries.map(({ path, Icon, short, counts }) => (
        <ButtonBase
          key={path}
          component={NavLink}
          to={path}
          sx={{
            flex: 1,
            flexDirection: 'column',
            minHeight: 56,
            typography: 'caption',
            color: 'text.secondary',
            '&.active': { color: 'primary.main', fontWeight: 600 },
          }}
        >
          <Badge badgeContent={counts ? unread : 0} color="secondary" slotProps={{ badge: { 'aria-hidden': true } as object }}>
            <Icon aria-hidden />
          </Badge>
          {t(short)}
          {counts && unread > 0 && <VisuallyHidden>{`, ${t('layout.unread', { count: unread })}`}</VisuallyHidden>}
        </ButtonBase>
      ))}
    </Box>
  )
}
