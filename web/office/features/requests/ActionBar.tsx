import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface ActionBarProps {
  /** True: pinned to the bottom of the window. False: beside the title. */
  readonly pinned: boolean
  readonly children: ReactNode
}

/** The actions of the open request, the main one first. */
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
