import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { touchTarget } from '../../shared/theme/tokens.ts'

export interface BreadcrumbStep {
  readonly name: string
  /** Undefined for the current page. */
  readonly to?: string | undefined
}

interface BreadcrumbTrailProps {
  readonly label: string
  readonly steps: readonly BreadcrumbStep[]
}

/** A breadcrumb. */
export function BreadcrumbTrail({ label, steps }: BreadcrumbTrailProps) {
  return (
    <Breadcrumbs aria-label={label} sx={{ mb: 1 }}>
      {steps.map(({ name, to }) =>
        to === undefined ? (
          <Typography key={name} variant="body2" aria-current="page" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        ) : (
          <Link key={name} href={to} variant="body2" sx={{ minHeight: touchTarget, display: 'inline-flex', alignItems: 'center' }}>
            {name}
          </Link>
        ),
      )}
    </Breadcrumbs>
  )
}
