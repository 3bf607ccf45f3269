import EventBusyIcon from '@mui/icons-material/EventBusyOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Says that the provider is not available on the couple's date. It can still be contacted, as dates change. */
export function NotAvailable() {
  const { t } = useTranslation('providers')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', fontWeight: 600, color: 'warning.main' }}>
      <EventBusyIcon fontSize="small" aria-hidden />
      {t('unavailable')}
    </Box>
  )
}
