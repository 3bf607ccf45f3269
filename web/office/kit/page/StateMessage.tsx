import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LogoMark } from '../../../shared/illustrations/LogoMark.tsx'

interface StateMessageProps {
  readonly title: string
  readonly text?: string
  readonly level?: 'h1' | 'h2' | 'h3'
  readonly children?: ReactNode
  readonly alert?: boolean
}

/** A message in place of content: why there is none, and what to do. */
export function StateMessage({ title, text, level = 'h2', children, alert = false }: StateMessageProps) {
  return (
    <Box
      role={alert ? 'alert' : undefined}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1.5, px: 3, py: { xs: 6, md: 10 } }}
    >
      <Box sx={{ color: 'divider' }}>
        <LogoMark size={56} />
      </Box>
      <Typography variant="h4" component={level}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 400 }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  )
}
