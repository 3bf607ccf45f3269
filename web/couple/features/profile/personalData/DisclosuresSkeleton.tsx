import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { portraitSize } from './DisclosureItem.tsx'

/** Skeleton of the list of disclosures. */
export function DisclosuresSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Box role="status" aria-label={t('loading')}>
      {[0, 1].map((item) => (
        <Box key={item} sx={{ display: 'flex', gap: 2, py: 2 }}>
          <Skeleton variant="circular" width={portraitSize} height={portraitSize} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="45%" />
            <Skeleton width="70%" />
            <Skeleton width="55%" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
