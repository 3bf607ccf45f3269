import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface FormRowProps {
  /** Grid columns; default: two equal ones. */
  readonly columns?: string
  readonly children: ReactNode
}

/** Fields side by side, e.g. town and postal code; stacked on a phone. */
export function FormRow({ columns = 'repeat(2, minmax(0, 1fr))', children }: FormRowProps) {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        columnGap: 2,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns },
      }}
    >
      {children}
    </Box>
  )
}
