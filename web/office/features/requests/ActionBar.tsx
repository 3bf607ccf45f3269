import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface ActionBarProps {
  /** At the bottom of the window rather than beside the title. */
  readonly pinned: boolean
  readonly children: ReactNode
}

/** What can be done with the open request; the main action first. */
export function ActionBar({ pinned, children }: ActionBarProps) {
  return (
    <Box
      sx={[
        { display: 'flex', flexDirection: pinned ? 'row-reverse' : 'row', alignItems: 'center', gap: 1 },
        pinned && {
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'appBar',
          px: 2,
          py: 1,
          pb: 'calc(8px + env(safe-area-inset-bottom))',
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        },
      ]}
    >
      {children}
    </Box>
  )
}
