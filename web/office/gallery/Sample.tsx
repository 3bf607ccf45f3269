import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { SampleTitle } from './galleryStates.ts'

interface SampleProps {
  /** Component and state; `galleryStates` lists them all. */
  readonly title: SampleTitle
  readonly children: ReactNode
}

/** A component of the kit in one state. The address may ask for some components only: `?piece=FormDialog&piece=CropDialog`. */
export function Sample({ title, children }: SampleProps) {
  const pieces = useSearchParams()[0].getAll('piece')
  if (pieces.length > 0 && !pieces.includes(title.split(':')[0] ?? '')) return null
  return (
    <Box component="article" aria-label={title} sx={{ mb: 4, p: { xs: 1, md: 2 }, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
