import type { SxProps, Theme } from '@mui/material/styles'

/** Styles of a menu entry; the current page's entry has the class `active`. */
export const menuEntrySx: SxProps<Theme> = {
  justifyContent: 'flex-start',
  gap: 1.5,
  width: 1,
  flex: 'none',
  minHeight: { xs: 44, md: 36 },
  px: 1.5,
  whiteSpace: 'nowrap',
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'house.evergreenLight', color: 'text.primary', fontWeight: 600 },
}
