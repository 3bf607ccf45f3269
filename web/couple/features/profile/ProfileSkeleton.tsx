import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'

/** Skeleton of the profile form. */
export function ProfileSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton variant="text" width="50%" sx={{ typography: 'h1', mb: 5 }} />
      {[0, 1, 2, 3, 4].map((field) => (
        <Skeleton key={field} variant="rounded" height={56} sx={{ mb: 3 }} />
      ))}
    </Box>
  )
}
