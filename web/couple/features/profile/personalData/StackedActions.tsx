import DialogActions from '@mui/material/DialogActions'
import type { ReactNode } from 'react'

/** What can be done in a dialog, the main one last: side by side, on a phone one above the other with the main one on top. */
export function StackedActions({ children }: { readonly children: ReactNode }) {
  return (
    <DialogActions
      disableSpacing
      sx={{
        px: 3,
        pb: 2,
        gap: 1,
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
      }}
    >
      {children}
    </DialogActions>
  )
}
