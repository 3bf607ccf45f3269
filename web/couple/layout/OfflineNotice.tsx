import Box from '@mui/material/Box'
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

/** A line above everything while the browser has no network; it has to be here already when that happens. */
export function OfflineNotice() {
  const { t } = useTranslation('layout')
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : (
    <Box
      role="status"
      sx={{
        px: 2,
        py: 1,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'warning.light',
        color: 'warning.main',
        typography: 'body2',
        textAlign: 'center',
      }}
    >
      {t('offline')}
    </Box>
  )
}
