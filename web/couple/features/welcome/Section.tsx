import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { width } from '../../../shared/theme/tokens.ts'

interface SectionProps {
  readonly title: string
  readonly introduction?: string
  /** On a band of its own colour from one side of the window to the other. */
  readonly tinted?: boolean
  readonly children: ReactNode
}

/** A part of the page under a heading, with white space around it. */
export function Section({ title, introduction, tinted = false, children }: SectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={tinted ? { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' } : {}}
    >
      <Box sx={{ maxWidth: width.page + 48, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 6, md: 10 } }}>
        <Typography id={id} variant="h2" sx={{ maxWidth: width.text }}>
          {title}
        </Typography>
        {introduction !== undefined && (
          <Typography color="textSecondary" sx={{ maxWidth: width.text, mt: 1.5 }}>
            {introduction}
          </Typography>
        )}
        <Box sx={{ mt: { xs: 4, md: 5 } }}>{children}</Box>
      </Box>
    </Box>
  )
}
