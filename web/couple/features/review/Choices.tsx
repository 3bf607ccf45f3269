import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface ChoicesProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A group of radio buttons with its error. */
export function Choices({ name, legend, hint, error, children }: ChoicesProps) {
  const [hintId, errorId] = [`review-${name}-hint`, `review-${name}-error`]
  const described = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(Boolean).join(' ')
  return (
    <Box
      component="fieldset"
      data-field={name}
      aria-describedby={described === '' ? undefined : described}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.75 }}>
        {legend}
      </Box>
      {children}
      {hint !== undefined && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {error !== undefined && (
        <Typography id={errorId} variant="body2" color="error">
          {error}
        </Typography>
      )}
    </Box>
  )
}
