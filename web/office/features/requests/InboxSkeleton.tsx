import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keyframes } from '@mui/material/styles'
import { useText } from '../../i18n/useText.ts'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rows = Array.from({ length: 7 }, (_, row) => row)

/** The list's skeleton. It appears after a delay, so that a fast answer does not flicker. */
export function InboxSkeleton() {
  const t = useText()
  return (
    <Box role="status" sx={{ animation: `${appear} 150ms 150ms both` }}>
      <VisuallyHidden>{t('layout.loading')}</VisuallyHidden>
      {rows.map((row) => (
        <Box key={row} sx={{ px: 4.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton variant="text" width="52%" />
          <Skeleton variant="text" width="68%" />
          <Skeleton variant="text" width="84%" />
        </Box>
      ))}
    </Box>
  )
}
