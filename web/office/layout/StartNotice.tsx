import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link, useMatch } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'
import { useMe } from '../session/useMe.ts'
import { useAskConfirmation } from './useAskConfirmation.ts'

const sx = { mx: { xs: 2, md: 4 }, mt: 2, maxWidth: 960, '@media print': { display: 'none' } } as const

/** Why a new provider is not listed yet: its e-mail is not confirmed, or its company not described. Rules REG-9, REG-11. */
export function StartNotice() {
  const t = useText()
  const me = useMe()
  // These pages ask for the company themselves.
  const isOnWelcome = useMatch(officePage('welcome')) !== null
  const isOnDashboard = useMatch(officePage('dashboard')) !== null
  // It redirects to the dashboard, where a notice of this moment would move the page.
  const isOnStart = useMatch('/') !== null
  if (!me) return null
  return (
    <>
      {!me.emailConfirmed && <Unconfirmed email={me.email ?? ''} />}
      {me.companyName === null && !isOnWelcome && !isOnDashboard && !isOnStart && (
        <Alert
          severity="info"
          sx={sx}
          action={
            <Button color="inherit" size="small" component={Link} to={officePage('welcome')}>
              {t('layout.start.goOn')}
            </Button>
          }
        >
          {t('layout.start.company')}
        </Alert>
      )}
    </>
  )
}

function Unconfirmed({ email }: { readonly email: string }) {
  const t = useText()
  const { ask, isPending } = useAskConfirmation()
  return (
    <Alert
      severity="warning"
      sx={{ ...sx, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={ask}>
          {t('layout.start.again')}
        </Button>
      }
    >
      {t('layout.start.confirm', { email })}
    </Alert>
  )
}
