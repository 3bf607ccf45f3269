import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { profilePortraitSize } from './ProfileFace.tsx'

/** The skeleton of a profile. */
export function ProfileSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Box role="status" aria-label={t('loading')}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 3 }}>
        <Skeleton variant="circular" width={profilePortraitSize} height={profilePortraitSize} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" width="60%" sx={{ typography: 'h3' }} />
          <Skeleton variant="text" width="40%" />
        </Box>
      </Box>
      {['100%', '96%', '98%', '70%', '100%', '85%'].map((width, line) => (
        <Skeleton key={line} variant="text" width={width} />
      ))}
    </Box>
  )
}
