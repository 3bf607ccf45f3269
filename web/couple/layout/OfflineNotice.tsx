import Alert from '@mui/material/Alert'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** A line above everything while the browser has no network. */
export function OfflineNotice() {
  const { t } = useTranslation('layout')
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : (
    <Alert severity="warning" sx={{ borderRadius: 0, position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {t('offline')}
    </Alert>
  )
}
