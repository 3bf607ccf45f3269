import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { width } from '../../shared/theme/tokens.ts'

/** The skeleton of a page whose layout is unknown. The footer is below the window, so that it does not move when the page is shown. */
export function PageSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{ minHeight: '100dvh', width: '100%', maxWidth: width.page, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 6 } }}
    >
      <title>Alliance</title>
      <Skeleton variant="text" width="60%" sx={{ typography: 'h1' }} />
      <Skeleton variant="text" width="40%" />
      <Skeleton variant="rounded" height={280} sx={{ mt: 3 }} />
    </Box>
  )
}
