import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { touchTarget } from '../../shared/theme/tokens.ts'
import { useErrorText } from '../api/useErrorText.ts'
import { Page } from './Page.tsx'

interface UnreachableServerProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** Links back to the couple's projects. */
  readonly back?: boolean
}

/**
 * Shown when a page's data cannot be loaded, with a retry button. Its code is bundled with the app, because it is needed when loading
 * fails.
 */
export function UnreachableServer({ error, onRetry, back = false }: UnreachableServerProps) {
  const { t } = useTranslation(['common', 'layout'])
  const errorText = useErrorText()
  return (
    <Page title={t('common:product')} width="text">
      <Box role="alert" sx={{ p: 2, borderRadius: 1, bgcolor: 'error.light', color: 'error.main' }}>
        <Box component="p" sx={{ m: 0, mb: 1 }}>
          {errorText(error)}
        </Box>
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </Box>
      {back && (
        <Link
          component={RouterLink}
          to={paths.presentation}
          sx={{ mt: 2, minHeight: touchTarget, display: 'inline-flex', alignItems: 'center' }}
        >
          {t('layout:toProjects')}
        </Link>
      )}
    </Page>
  )
}
