import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LogoMark } from '../../shared/illustrations/LogoMark.tsx'
import { width } from '../../shared/theme/tokens.ts'
import { useText } from '../i18n/useText.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { Testimonials } from './Testimonials.tsx'
import { VisitorLanguage } from './VisitorLanguage.tsx'

interface EntranceLayoutProps {
  /** The document title. */
  readonly title: string
  readonly heading: string
  readonly intro?: string
  /** Where the testimonials are. Default: beside the form on a wide screen. */
  readonly hasTestimonials?: boolean
  readonly children?: ReactNode
}

/** True for a page with a single button, which is as wide as its fields. */
const wideActionSx = { '& form [data-toolbar] > :last-child': { width: 1 }, '& .MuiButton-contained': { width: 1, minHeight: 48 } } as const

/** The layout of pages without the office's frame: logo and language, the form, and testimonials. */
export function EntranceLayout({ title, heading, intro, hasTestimonials = true, children }: EntranceLayoutProps) {
  const t = useText()
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', ...(hasTestimonials && { md: 'minmax(480px, 5fr) 6fr' }) },
      }}
    >
      <title>{`${title} · ${t('layout.product')}`}</title>
      <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2.5, sm: 4 } }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
            <LogoMark size={28} />
            <Typography component="span" variant="h4">
              {t('layout.product')}
            </Typography>
          </Box>
          <VisitorLanguage />
        </Box>
        <Box component="main" sx={{ width: 1, maxWidth: width.form - 80, m: 'auto', py: 6, ...wideActionSx }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('layout.space')}
          </Typography>
          <Typography variant="h1" sx={{ mb: intro === undefined ? 4 : 1 }}>
            {heading}
          </Typography>
          {intro !== undefined && (
            <Typography color="textSecondary" sx={{ mb: 4 }}>
              {intro}
            </Typography>
          )}
          {children}
        </Box>
        <LegalLinks />
      </Box>
      {hasTestimonials && <Testimonials />}
    </Box>
  )
}
