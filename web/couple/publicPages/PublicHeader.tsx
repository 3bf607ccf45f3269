import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { CoupleMenu } from '../layout/CoupleMenu.tsx'
import { Header } from '../layout/Header.tsx'
import { LanguageForm } from '../layout/LanguageForm.tsx'
import { menuRow } from '../layout/menuRow.ts'
import { useSite } from '../site/SiteProvider.tsx'

/** Without scripts the session is unknown, so the visitor's header is shown. */
const visitorRow = { ...menuRow, '@media (scripting: none)': { '&[hidden]': { display: 'flex !important' } } } as const

/**
 * The header of a public page. If the browser has session cookies, both variants are hidden until the island knows who it is
 * (islands/SessionElement.ts); their space is reserved.
 */
export function PublicHeader({ bare }: { readonly bare: boolean }) {
  const { t } = useTranslation('layout')
  const { forVisitors } = useSite()
  if (bare) {
    return (
      <Header>
        <LanguageForm />
      </Header>
    )
  }
  const notice = !forVisitors && (
    <Alert severity="error" hidden>
      {t('logoutFailed')}
    </Alert>
  )
  return (
    <alliance-session style={{ display: 'block' }}>
      <Header home={{ href: paths.welcome }} notice={notice}>
        <Box component="nav" sx={menuRow}>
          <Box data-part="visitor" hidden={!forVisitors} sx={visitorRow}>
            <LanguageForm />
            <Button href={paths.account} sx={{ px: { xs: 0.5, sm: 2 }, minWidth: 0, flexShrink: 0, whiteSpace: 'nowrap' }}>
              {t('visitorSignIn')}
            </Button>
          </Box>
          {!forVisitors && (
            <Box data-part="couple" hidden sx={menuRow}>
              <CoupleMenu
                greeting={{ 'data-greeting': t('greeting', { firstname: '{firstname}' }) }}
                profile={{ href: paths.profile }}
                signOut={{ 'data-sign-out': true }}
              />
            </Box>
          )}
        </Box>
      </Header>
    </alliance-session>
  )
}
