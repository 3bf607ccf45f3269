import DialogActions from '@mui/material/DialogActions'
import type { ReactNode } from 'react'

/** The buttons of a dialog, the main one last. On a phone they are stacked, with the main one on top. */
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
