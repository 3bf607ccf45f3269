import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../../shared/theme/tokens.ts'

const field = { variant: 'rounded', height: 56 } as const
const wholeRow = { gridColumn: '1 / -1' } as const

/** Skeleton of the profile form. It is as high as the form, so that the sections below it stay where they are. */
export function ProfileSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton variant="text" width="30%" height={touchTarget} sx={{ mb: 1 }} />
      <Skeleton variant="text" width="50%" sx={{ typography: 'h1', mb: 4 }} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Skeleton {...field} />
        <Skeleton {...field} />
        <Skeleton {...field} sx={wholeRow} />
        <Skeleton variant="rounded" sx={{ ...wholeRow, height: { xs: 118, sm: 74 } }} />
      </Box>
      <Skeleton variant="text" width="40%" sx={{ typography: 'h3', mt: 5, mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Skeleton {...field} />
        <Skeleton {...field} />
        <Skeleton {...field} />
      </Box>
      <Skeleton variant="rounded" height={52} sx={{ mt: { xs: 5.5, sm: 4 }, mb: { xs: 1.5, sm: 0 }, width: { xs: 1, sm: 240 } }} />
    </Box>
  )
}
