import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Marks a budget that is usual for the service type. */
export function RecommendedTag() {
  const { t } = useTranslation('wizard')
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        borderRadius: 1,
        whiteSpace: 'nowrap',
        typography: 'body2',
        fontWeight: 600,
        bgcolor: 'house.blush',
        color: 'secondary.main',
      }}
    >
      {t('details.recommended')}
    </Box>
  )
}
