import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  /** `page`: a part of a page; default: a part of what the page shows. */
  readonly of?: 'page' | 'record'
  readonly intro?: string
  readonly children: ReactNode
}

/** A part of a page under its heading. */
export function Section({ title, of = 'record', intro, children }: SectionProps) {
  const id = useId()
  const isPart = of === 'page'
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: isPart ? 5 : 0 }}>
      <Typography id={id} variant={isPart ? 'h3' : 'h4'} component={isPart ? 'h2' : 'h3'} sx={{ mb: intro ? 0.5 : 1.5 }}>
        {title}
      </Typography>
      {intro && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {intro}
        </Typography>
      )}
      {children}
    </Box>
  )
}
