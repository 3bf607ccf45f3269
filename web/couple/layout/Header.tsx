import LogoutIcon from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LogoMark } from '../../shared/illustrations/LogoMark.tsx'
import { touchTarget } from '../../shared/theme/tokens.ts'
import { useTrack } from '../analytics/AnalyticsProvider.tsx'
import { useMe } from '../session/useMe.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { PageRow } from './PageRow.tsx'
import { VisitorLanguage } from './VisitorLanguage.tsx'

/** Logo; for visitors the language, for couples their greeting, profile and the way out. */
export function Header({ bare }: { readonly bare: boolean }) {
  const { t } = useTranslation(['layout', 'common'])
  const { data: me } = useMe()
  const signOut = useSignOut()
  const track = useTrack()
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}>
      <PageRow sx={{ minHeight: 64, gap: 1 }}>
        <Logo to={bare ? null : me ? '/presentation' : '/'} label={t('layout:home')} />
        {bare ? (
          <VisitorLanguage />
        ) : (
          <Box component="nav" sx={{ display: 'flex', alignItems: 'center', minWidth: 0, gap: { xs: 0, sm: 1 } }}>
            {me ? (
              <>
                <Button
                  component={Link}
                  to="/profile"
                  color="inherit"
                  title={t('layout:profile')}
                  sx={{ px: { xs: 1, sm: 2 }, minWidth: 0 }}
                >
                  <Box component="span" sx={{ maxWidth: { sm: 280 }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                    {t('layout:greeting', { firstname: me.firstname })}
                  </Box>
                </Button>
                <Button
                  color="inherit"
                  onClick={() => signOut.mutate(undefined, { onSuccess: () => track({ name: 'signed_out' }) })}
                  loading={signOut.isPending}
                  aria-label={t('layout:logout')}
                  sx={{ px: { xs: 1, sm: 2 }, minWidth: touchTarget, flexShrink: 0 }}
                >
                  <LogoutIcon fontSize="small" sx={{ mr: { sm: 1 } }} />
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                    {t('layout:logout')}
                  </Box>
                </Button>
              </>
            ) : (
              <VisitorLanguage />
            )}
          </Box>
        )}
      </PageRow>
      {signOut.isError && (
        <Box role="alert" sx={{ px: 3, py: 1.5, bgcolor: 'error.light', color: 'error.main' }}>
          {t('layout:logoutFailed')}
        </Box>
      )}
    </Box>
  )
}

function Logo({ to, label }: { readonly to: string | null; readonly label: string }) {
  const content = (
    <>
      <LogoMark />
      <Box component="span" sx={{ typography: 'h3', lineHeight: 1 }}>
        Alliance
      </Box>
    </>
  )
  const sx = {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    color: 'primary.main',
    textDecoration: 'none',
    minHeight: 44,
  }
  return to === null ? (
    <Box sx={sx}>{content}</Box>
  ) : (
    <Box component={Link} to={to} aria-label={label} sx={sx}>
      {content}
    </Box>
  )
}
