import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface AsideCardProps {
  /** Accessible name of its buttons. */
  readonly label: string
  readonly title: string
  /** Disables the content, e.g. in a preview. */
  readonly isInert?: boolean
  readonly children: ReactNode
}

/** A card of actions beside a page. It stays in view while the page scrolls. */
export function AsideCard({ label, title, isInert = false, children }: AsideCardProps) {
  return (
    <Box component="aside" aria-label={label}>
      <Box
        inert={isInert}
        sx={{
          position: { md: 'sticky' },
          top: 24,
          p: 3,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          display: 'grid',
          gap: 2,
          opacity: isInert ? 0.6 : 1,
        }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
