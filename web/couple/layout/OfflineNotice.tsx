import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { radius, shadow } from '../../shared/theme/tokens.ts'

/**
 * A message at the top while the browser is offline. It is rendered in advance, because nothing can be loaded then. It covers the
 * top of the page, so that the page does not move, and lets clicks through.
 */
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
          position: 'fixed',
          top: 8,
          insetInline: 16,
          width: 'fit-content',
          mx: 'auto',
          borderRadius: `${radius.control}px`,
          boxShadow: shadow,
          pointerEvents: 'none',
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
