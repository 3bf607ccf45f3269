import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { width } from '../../shared/theme/tokens.ts'
import { Page } from './Page.tsx'

interface IllustratedPageProps {
  readonly title: string
  /** Path of the picture beside the form, 4:3. Phones do not show it. */
  readonly picture: string
  readonly children: ReactNode
}

/** A form with a picture beside it where there is space. */
export function IllustratedPage({ title, picture, children }: IllustratedPageProps) {
  return (
    <Page title={title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, ${width.form}px) minmax(0, 1fr)` },
          columnGap: 8,
        }}
      >
        <Box sx={{ maxWidth: width.form, width: '100%', mx: 'auto' }}>{children}</Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'relative' }} aria-hidden>
          <Box
            component="img"
            src={picture}
            alt=""
            width={640}
            height={480}
            sx={{
              display: 'block',
              width: '100%',
              height: 'auto',
              aspectRatio: '4 / 3',
              objectFit: 'cover',
              borderRadius: 2,
              position: 'sticky',
              top: 48,
            }}
          />
        </Box>
      </Box>
    </Page>
  )
}
