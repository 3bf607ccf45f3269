import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '../../i18n/useText.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SkeletonLinesProps {
  readonly count?: number
  /** In pixels. */
  readonly height?: number
}

/** The skeleton of a list or a form. */
export function SkeletonLines({ count = 5, height = 48 }: SkeletonLinesProps) {
  const t = useText()
  return (
    <Box role="status">
      <VisuallyHidden>{t('layout.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} variant="text" height={height} />
      ))}
    </Box>
  )
}
