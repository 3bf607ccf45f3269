import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface QuestionProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

/** A question with its choices or fields, as a labelled group. */
export function Question({ title, hint, children }: QuestionProps) {
  const hintId = useId()
  return (
    <Box component="fieldset" aria-describedby={hint === undefined ? undefined : hintId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: hint === undefined ? 1.5 : 0.5 }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  )
}
