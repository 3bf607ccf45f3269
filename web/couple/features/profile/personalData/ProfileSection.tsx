import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  readonly title: string
  readonly introduction: string
  readonly children: ReactNode
}

/** A further section of the profile, separated by a hairline: a text and its action. */
export function ProfileSection({ title, introduction, children }: ProfileSectionProps) {
  const titleId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: { xs: 5, sm: 7 }, pt: { xs: 4, sm: 5 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {introduction}
      </Typography>
      {children}
    </Box>
  )
}
