import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useTranslation } from 'react-i18next'
import type { SessionEnd } from './sessionEnd.ts'

interface SessionEndNoticeProps {
  readonly end: SessionEnd
  readonly onClose: () => void
}

/** The words; loaded when they are needed. */
export function SessionEndNotice({ end, onClose }: SessionEndNoticeProps) {
  const { t } = useTranslation(['layout', 'profile', 'common'])
  return (
    <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity={end === 'deleted' ? 'success' : 'warning'} onClose={onClose} closeText={t('common:close')}>
        {end === 'deleted' ? t('profile:deletion.goodbye') : t('layout:sessionExpired')}
      </Alert>
    </Snackbar>
  )
}
