import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router'
import { officeEntrances } from '../../../../src/api/schemas/pagePaths.ts'
import { sessionEndIn } from '../../api/sessionEnd.ts'
import { EntranceLayout } from '../../entrance/EntranceLayout.tsx'
import { useText } from '../../i18n/useText.ts'
import { EntranceLink } from './EntranceLink.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useLeaveWhenSignedIn } from './useLeaveWhenSignedIn.ts'

/** /office/login: the sign-in. A person with a session is redirected. */
export function SignInPage() {
  const t = useText()
  const { search } = useLocation()
  const end = sessionEndIn(search)
  useLeaveWhenSignedIn()
  return (
    <EntranceLayout title={t('signIn.title')} heading={t('signIn.heading')} intro={t('signIn.intro')}>
      <SignInForm notice={end && t(end === 'expired' ? 'signIn.expired' : `signIn.ended.${end}`)} />
      <Box sx={{ mt: 2, display: 'grid', justifyItems: 'start' }}>
        <EntranceLink to={officeEntrances.forgottenPassword}>{t('signIn.forgotten.link')}</EntranceLink>
        <Typography>
          {t('signIn.register.none')} <EntranceLink to={officeEntrances.register}>{t('signIn.register.link')}</EntranceLink>
        </Typography>
      </Box>
    </EntranceLayout>
  )
}
