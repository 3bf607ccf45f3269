import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { useMe } from '../session/useMe.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { CoupleMenu } from './CoupleMenu.tsx'
import { Header } from './Header.tsx'
import { menuRow } from './menuRow.ts'
import { VisitorLanguage } from './VisitorLanguage.tsx'

/** The header of the app's pages: the language for visitors, the menu for couples. */
export function AppHeader({ bare }: { readonly bare: boolean }) {
  const { t } = useTranslation('layout')
  const { data: me } = useMe()
  const signOut = useSignOut()
  if (bare) {
    return (
      <Header>
        <VisitorLanguage />
      </Header>
    )
  }
  const notice = signOut.isError && (
    <Box role="alert" sx={{ px: 3, py: 1.5, bgcolor: 'error.light', color: 'error.main' }}>
      {t('logoutFailed')}
    </Box>
  )
  return (
    <Header home={me ? { component: Link, to: paths.presentation } : { href: paths.welcome }} notice={notice}>
      <Box component="nav" sx={menuRow}>
        {me ? (
          <CoupleMenu
            greeting={{ children: t('greeting', { firstname: me.firstname }) }}
            profile={{ component: Link, to: paths.profile }}
            signOut={{ onClick: () => signOut.mutate(), loading: signOut.isPending }}
          />
        ) : (
          <VisitorLanguage />
        )}
      </Box>
    </Header>
  )
}
