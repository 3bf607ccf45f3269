import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useCheckAuth } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import { LogoMark } from '../../../shared/illustrations/LogoMark.tsx'
import { width } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'
import { SignInForm } from './SignInForm.tsx'
import { Testimonials } from './Testimonials.tsx'
import { VisitorLanguage } from './VisitorLanguage.tsx'

/** /office/login: the way in. Who is signed in already goes straight on. */
export function SignInPage() {
  const t = useText()
  const checkAuth = useCheckAuth()
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => {},
    )
  }, [checkAuth, navigate])
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(480px, 5fr) 6fr' } }}>
      <title>{`${t('signIn.title')} · ${t('layout.product')}`}</title>
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
        <Box component="main" sx={{ width: 1, maxWidth: width.form - 80, m: 'auto', py: 6 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('layout.space')}
          </Typography>
          <Typography variant="h1" sx={{ mb: 1 }}>
            {t('signIn.heading')}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {t('signIn.intro')}
          </Typography>
          <SignInForm notice={search === '?expired' ? t('signIn.expired') : undefined} />
        </Box>
      </Box>
      <Testimonials />
    </Box>
  )
}
