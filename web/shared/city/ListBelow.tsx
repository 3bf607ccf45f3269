import Box from '@mui/material/Box'
import type { PopperProps } from '@mui/material/Popper'

/** The greatest height of MUI's list of options. */
const listHeight = '40vh'

/**
 * The list of an `Autocomplete`, rendered in the page flow: it stays within the landmarks and the dialog's focus, and covers no field
 * below it. What is below it stays where it is while results come and go.
 */
export function ListBelow({ children, open, role }: PopperProps) {
  return open ? (
    <Box role={role} sx={{ mt: 0.5, minHeight: listHeight }}>
      {typeof children === 'function' ? null : children}
    </Box>
  ) : null
}
