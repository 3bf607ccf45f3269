import Skeleton from '@mui/material/Skeleton'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { ChoiceGrid, type ChoiceWidth } from './ChoiceGrid.tsx'

interface ChoiceSkeletonProps {
  readonly count: number
  readonly width?: ChoiceWidth
  /** As in `ChoiceCard`. */
  readonly large?: boolean
}

/** The usual heights of a large card in pixels. On wide screens, where cards are narrower, about half of the rows have two lines. */
const largeHeight = { xs: 61, sm: 77 }

/** Skeletons of choices. */
export function ChoiceSkeleton({ count, width, large = false }: ChoiceSkeletonProps) {
  return (
    <ChoiceGrid width={width}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" sx={{ height: large ? largeHeight : touchTarget }} />
      ))}
    </ChoiceGrid>
  )
}
