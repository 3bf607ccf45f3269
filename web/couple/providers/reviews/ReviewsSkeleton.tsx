import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'

/** Skeletons of reviews. */
export function ReviewsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Box role="status" aria-label={t('loading')} sx={{ width: '100%' }}>
      <Skeleton width="30%" sx={{ typography: 'h2' }} />
      {[0, 1].map((review) => (
        <Box key={review} sx={{ py: 2.5 }}>
          <Skeleton width="40%" />
          <Skeleton width="55%" />
          <Skeleton width="95%" />
          <Skeleton width="80%" />
        </Box>
      ))}
    </Box>
  )
}
