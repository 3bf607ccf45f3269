import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { width } from '../../../shared/theme/tokens.ts'
import { renderedWhenNear } from '../../layout/renderedWhenNear.ts'

interface SectionProps {
  readonly title: string
  readonly introduction?: string
  /** Gives the section a background across the whole window. */
  readonly tinted?: boolean
  readonly children: ReactNode
}

/** A section of the page with its heading. */
export function Section({ title, introduction, tinted = false, children }: SectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={[renderedWhenNear('40rem'), tinted && { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' }]}
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
