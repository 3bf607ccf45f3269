import Box from '@mui/material/Box'
import type { PopperProps } from '@mui/material/Popper'

/**
 * The list of an `Autocomplete`, rendered in the page flow: it stays within the landmarks and the dialog's focus, and covers no field
 * below it.
 */
export function ListBelow({ children, open, role }: PopperProps) {
  return open ? (
    <Box role={role} sx={{ mt: 0.5 }}>
      {typeof children === 'function' ? null : children}
    </Box>
  ) : null
}
