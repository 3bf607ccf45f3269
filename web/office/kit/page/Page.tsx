import BackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink, type To } from 'react-router'
import { PageTitle } from './PageTitle.tsx'

interface PageProps {
  readonly title: string
  /** The page's purpose in a sentence. */
  readonly intro?: string
  /** The parent page. */
  readonly back?: { readonly to: To; readonly label: string } | undefined
  /** Buttons beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The content's maximum width in pixels, without its padding. */
const width = 960

/** A page of the office: title, actions and content. */
export function Page({ title, intro, back, actions, children }: PageProps) {
  return (
    <Box
      sx={{
        maxWidth: width + 64,
        px: { xs: 2, md: 4 },
        pt: 3,
        pb: 6,
        '@media print': { maxWidth: 'none', p: 0 },
      }}
    >
      <PageTitle title={title} />
      {back && (
        <Link
          component={RouterLink}
          to={back.to}
          data-print="none"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
        >
          <BackIcon fontSize="small" aria-hidden />
          {back.label}
        </Link>
      )}
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 3 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {intro && (
            <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 640 }}>
              {intro}
            </Typography>
          )}
        </Box>
        {actions && (
          <Box data-print="none" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {actions}
          </Box>
        )}
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>{children}</Box>
    </Box>
  )
}
