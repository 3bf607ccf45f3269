import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import type { SessionEnd } from './storedSessionEnd.ts'

interface SessionEndNoticeProps {
  readonly end: SessionEnd
  readonly onClose: () => void
}

const tones = {
  expired: { bgcolor: 'warning.light', color: 'warning.main' },
  deleted: { bgcolor: 'success.light', color: 'success.main' },
} as const

/** A notice at the top of the window, with a link to sign in again unless this is the sign-in page. */
export function SessionEndNotice({ end, onClose }: SessionEndNoticeProps) {
  const { t } = useTranslation(['layout', 'common'])
  const { pathname } = useLocation()
  const leadsOn = end === 'expired' && pathname !== paths.account && pathname !== paths.landingAccount
  return (
    <Box
      role="alert"
      sx={{
        ...tones[end],
        position: 'fixed',
        top: { xs: 8, sm: 24 },
        insetInline: 8,
        mx: 'auto',
        width: 'fit-content',
        maxWidth: 'calc(100% - 16px)',
        zIndex: 'snackbar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1,
        pl: 2,
        pr: 1,
        py: 0.5,
        borderRadius: 1,
        boxShadow: 3,
        typography: 'body2',
      }}
    >
      <Box component="p" sx={{ m: 0, py: 1, flex: '1 1 0', minWidth: '12rem' }}>
        {end === 'deleted' ? t('layout:accountDeleted') : t('layout:sessionExpired')}
      </Box>
      {leadsOn && (
        <Button component={Link} to={paths.account} color="inherit" sx={{ order: { xs: 1, sm: 0 } }}>
          {t('layout:signIn')}
        </Button>
      )}
      <IconButton color="inherit" onClick={onClose} aria-label={t('common:close')}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
