import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

interface RecordLinkProps {
  /** The record's own page, by `useRecordPath`. */
  readonly to: string | undefined
  readonly children: ReactNode
}

/** Leads to a record's own page, also by keyboard; where it has none, its content alone. */
export function RecordLink({ to, children }: RecordLinkProps) {
  if (to === undefined) return children
  return (
    // The row leads there too: once is enough.
    <Link component={RouterLink} to={to} color="inherit" onClick={(event) => event.stopPropagation()} sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  )
}
