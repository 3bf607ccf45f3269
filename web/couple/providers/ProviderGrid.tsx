import Box from '@mui/material/Box'
import { Children, type ReactNode } from 'react'
import { renderedWhenNear } from '../layout/renderedWhenNear.ts'

interface ProviderGridProps {
  readonly label: string
  /** Number of columns from medium screens on. */
  readonly most?: 2 | 3
  readonly children: ReactNode
}

/** A grid of cards: one column on a phone, then two, and three from medium screens on. */
export function ProviderGrid({ label, most = 3, children }: ProviderGridProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        // A card that is hovered or focused is not clipped: its tooltip and outline may extend beyond it.
        '& > li:nth-of-type(n + 4):not(:hover, :focus-within)': renderedWhenNear('20rem'),
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: `repeat(${most}, minmax(0, 1fr))` },
      }}
    >
      {Children.map(children, (child) => (
        <Box component="li" sx={{ minWidth: 0 }}>
          {child}
        </Box>
      ))}
    </Box>
  )
}
