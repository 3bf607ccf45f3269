import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** A message at the top while the browser is offline. It is rendered in advance, because nothing can be loaded then. */
export function OfflineNotice() {
  const { t } = useTranslation('layout')
  return (
    <alliance-offline style={{ display: 'contents' }}>
      <Box
        role="status"
        hidden
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
    </alliance-offline>
  )
}
