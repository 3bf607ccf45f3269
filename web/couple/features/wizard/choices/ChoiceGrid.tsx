import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The minimum width of a choice in rem; as many columns as fit. A phone shows two narrow columns or one wide. */
const least = { short: { xs: 9, sm: 12 }, usual: { xs: 15, sm: 15 } } as const
export type ChoiceWidth = keyof typeof least

interface ChoiceGridProps {
  readonly width?: ChoiceWidth
  readonly children: ReactNode
}

/** Choices in a responsive grid. */
export function ChoiceGrid({ width = 'usual', children }: ChoiceGridProps) {
  const columns = (rem: number) => `repeat(auto-fill, minmax(min(${rem}rem, 100%), 1fr))`
  const { xs, sm } = least[width]
  return <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: columns(xs), sm: columns(sm) } }}>{children}</Box>
}
