import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface AsideCardProps {
  /** What its buttons do, for those who listen. */
  readonly label: string
  readonly title: string
  /** Nothing of it works, as on a preview. */
  readonly isInert?: boolean
  readonly children: ReactNode
}

/** What is to be done, beside a page: it stays in view while the page is read. */
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
