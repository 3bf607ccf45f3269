import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface CardRowsProps {
  readonly number: ReactNode
  readonly expiry: ReactNode
  readonly cvc: ReactNode
}

/** The number in its own row, the short fields side by side. */
export function CardRows({ number, expiry, cvc }: CardRowsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, alignItems: 'end' }}>
      <Box sx={{ gridColumn: '1 / -1' }}>{number}</Box>
      {expiry}
      {cvc}
    </Box>
  )
}
