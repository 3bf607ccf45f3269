import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  readonly title: string
  /** Heading level, below that of the provider's name. */
  readonly heading: 'h2' | 'h3'
  /** False where another part of the page has the same name, e.g. the field that is previewed. Landmarks need distinct names. */
  readonly isLandmark?: boolean
  readonly children: ReactNode
}

/** A part of a profile under its heading. */
export function ProfileSection({ title, heading, isLandmark = true, children }: ProfileSectionProps) {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={isLandmark ? titleId : undefined} sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant={heading === 'h2' ? 'h3' : 'h4'} component={heading} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
