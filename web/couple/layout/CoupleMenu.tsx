import LogoutIcon from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ComponentProps, ElementType } from 'react'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../shared/theme/tokens.ts'

interface CoupleMenuProps {
  readonly greeting: ComponentProps<'span'> & { readonly 'data-greeting'?: string }
  /** The props that link the greeting to the profile. */
  readonly profile: { readonly href: string } | { readonly component: ElementType; readonly to: string }
  readonly signOut: Pick<ButtonProps, 'onClick' | 'loading'> & { readonly 'data-sign-out'?: boolean }
}

/** A couple's greeting with the profile link, and the sign-out. */
export function CoupleMenu({ greeting, profile, signOut }: CoupleMenuProps) {
  const { t } = useTranslation('layout')
  return (
    <>
      <Button {...profile} color="inherit" title={t('profile')} sx={{ px: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <Box
          component="span"
          sx={{ maxWidth: { sm: 280 }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          {...greeting}
        />
      </Button>
      <Button color="inherit" aria-label={t('logout')} sx={{ px: { xs: 1, sm: 2 }, minWidth: touchTarget, flexShrink: 0 }} {...signOut}>
        <LogoutIcon fontSize="small" sx={{ mr: { sm: 1 } }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('logout')}
        </Box>
      </Button>
    </>
  )
}
