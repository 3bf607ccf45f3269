import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

interface RecordLinkProps {
  /** The record's page, from `useRecordPath`. */
  readonly to: string | undefined
  readonly children: ReactNode
}

/** Links to a record's page. Without one it renders only its content. */
export function RecordLink({ to, children }: RecordLinkProps) {
  if (to === undefined) return children
  return (
    // Stops the click, because the row links to the same page.
    <Link component={RouterLink} to={to} color="inherit" onClick={(event) => event.stopPropagation()} sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  )
}
