import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { portraitSize } from './ProviderCard.tsx'
import { ProviderGrid } from './ProviderGrid.tsx'

/** Skeletons of provider cards. */
export function ProviderGridSkeleton({ count }: { readonly count: number }) {
  const { t } = useTranslation('common')
  return (
    <Box role="status" aria-label={t('loading')}>
      <Box aria-hidden>
        <ProviderGrid label={t('loading')}>
          {Array.from({ length: count }, (_, index) => (
            <Card key={index} sx={{ p: 2 }}>
              <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 2 }}>
                <Skeleton variant="circular" width={portraitSize} height={portraitSize} />
                <Box sx={{ flex: 1 }}>
                  <Skeleton variant="text" width="70%" sx={{ typography: 'h4' }} />
                  <Skeleton variant="text" width="40%" />
                </Box>
              </Box>
              {['100%', '95%', '60%', '90%', '90%', '40%'].map((width, line) => (
                <Skeleton key={line} variant="text" width={width} />
              ))}
              <Skeleton variant="rounded" sx={{ mt: 2, height: portraitSize }} />
            </Card>
          ))}
        </ProviderGrid>
      </Box>
    </Box>
  )
}
