import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface FigureProps {
  readonly label: string
  readonly value: string
  /** The comparison below the figure. */
  readonly children?: ReactNode
}

/** A large figure with its label, within a `dl`. */
export function Figure({ label, value, children }: FigureProps) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography component="span" variant="h2" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {value}
        </Typography>
        {children}
      </Box>
    </>
  )
}
