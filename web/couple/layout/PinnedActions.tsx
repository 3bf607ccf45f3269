import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { coveredBelow } from '../../shared/theme/tokens.ts'

interface PinnedActionsProps {
  /** Where the main button is on wide screens: below a form's fields, or at the far end. */
  readonly main: 'start' | 'end'
  /** The main one comes last. */
  readonly children: ReactNode
}

const looks = {
  start: { mt: 4, '& > :last-child': { width: { xs: '100%', sm: 'auto' }, minWidth: 240 } },
  end: { mt: { xs: 'auto', sm: 4 }, '& > :last-child': { flex: { xs: '1 0 auto', sm: 'none' }, ml: 'auto' } },
} as const

/** The buttons of a page. On a phone they are pinned to the bottom, with a wide main button; elsewhere they are at the page's end. */
export function PinnedActions({ main, children }: PinnedActionsProps) {
  return (
    <Box
      data-pinned
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: { xs: 1.5, sm: 0 },
        position: { xs: 'sticky', sm: 'static' },
        bottom: coveredBelow,
        zIndex: 2,
        bgcolor: 'background.default',
        borderTop: { xs: 1, sm: 0 },
        borderColor: { xs: 'divider' },
        ...looks[main],
      }}
    >
      {children}
    </Box>
  )
}
