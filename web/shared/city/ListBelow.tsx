import Box from '@mui/material/Box'
import type { PopperProps } from '@mui/material/Popper'

/** The list of an `Autocomplete` in the page's flow: within its landmarks and a dialog's focus, and over none of the fields that follow. */
export function ListBelow({ children, open, role }: PopperProps) {
  return open ? (
    <Box role={role} sx={{ mt: 0.5 }}>
      {typeof children === 'function' ? null : children}
    </Box>
  ) : null
}
