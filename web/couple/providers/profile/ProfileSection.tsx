import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  readonly title: string
  /** Its level, below that of the provider's name. */
  readonly heading: 'h2' | 'h3'
  readonly children: ReactNode
}

/** A part of a profile under its heading. */
export function ProfileSection({ title, heading, children }: ProfileSectionProps) {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h4" component={heading} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
