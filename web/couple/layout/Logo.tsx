import Box from '@mui/material/Box'
import type { ElementType } from 'react'
import { useTranslation } from 'react-i18next'
import { LogoMark } from '../../shared/illustrations/LogoMark.tsx'
import { touchTarget } from '../../shared/theme/tokens.ts'

export interface LogoProps {
  /** The link to the start page: `{ href }` or a router link. None on campaign pages. */
  readonly link?: undefined | { readonly href: string } | { readonly component: ElementType; readonly to: string }
}

export function Logo({ link }: LogoProps) {
  const { t } = useTranslation('layout')
  const as = link && ('href' in link ? { component: 'a' as const, ...link } : link)
  return (
    <Box
      {...as}
      {...(as && { 'aria-label': t('home') })}
      sx={{
        flexShrink: 0,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'primary.main',
        textDecoration: 'none',
        minHeight: touchTarget,
      }}
    >
      <LogoMark />
      <Box component="span" sx={{ typography: 'h3', lineHeight: 1 }}>
        Alliance
      </Box>
    </Box>
  )
}
