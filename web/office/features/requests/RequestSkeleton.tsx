import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keyframes } from '@mui/material/styles'
import { useText } from '../../i18n/useText.ts'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** The skeleton of a request. */
export function RequestSkeleton() {
  const t = useText()
  return (
    <Box role="status" sx={{ px: { xs: 2, md: 4 }, py: 3, animation: `${appear} 150ms 150ms both` }}>
      <VisuallyHidden>{t('layout.loading')}</VisuallyHidden>
      <Skeleton variant="text" width="30%" />
      <Skeleton variant="text" width="50%" height={40} />
      <Skeleton variant="rounded" height={144} sx={{ my: 3 }} />
      <Skeleton variant="text" width="90%" />
      <Skeleton variant="text" width="80%" />
      <Skeleton variant="text" width="60%" />
    </Box>
  )
}
