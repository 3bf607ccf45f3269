import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface ChoiceGridProps {
  /** Width that a choice has at least, in rem; as many stand side by side as fit. */
  readonly least?: number
  readonly children: ReactNode
}

/** Choices side by side where there is room. */
export function ChoiceGrid({ least = 15, children }: ChoiceGridProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}rem, 100%), 1fr))` }}>{children}</Box>
  )
}
