import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useTranslation } from 'react-i18next'

/** The words; loaded when they are needed. */
export function SessionExpiredNotice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('layout')
  return (
    <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity="warning" onClose={onClose}>
        {t('sessionExpired')}
      </Alert>
    </Snackbar>
  )
}
