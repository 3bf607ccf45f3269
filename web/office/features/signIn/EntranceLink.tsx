import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { touchTarget } from '../../../shared/theme/tokens.ts'

/** A link between the pages before sign-in, with the height of a touch target. */
export function EntranceLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}>
      {children}
    </Link>
  )
}
