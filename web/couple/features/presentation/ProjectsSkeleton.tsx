import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'

/** Skeletons of project cards. */
export function ProjectsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 2 }}>
      {[0, 1].map((card) => (
        <Card key={card} sx={{ display: 'flex', gap: 3, p: { xs: 2, sm: 3 } }}>
          <Skeleton variant="circular" width={88} height={88} sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="text" width="45%" sx={{ typography: 'h3' }} />
            <Skeleton variant="text" width="60%" />
            <Skeleton variant="text" width="35%" />
          </Box>
        </Card>
      ))}
    </Box>
  )
}
