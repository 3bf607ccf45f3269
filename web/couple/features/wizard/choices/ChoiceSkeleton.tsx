import Skeleton from '@mui/material/Skeleton'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { ChoiceGrid, type ChoiceWidth } from './ChoiceGrid.tsx'

/** Skeletons of choices. */
export function ChoiceSkeleton({ count, width }: { readonly count: number; readonly width?: ChoiceWidth }) {
  return (
    <ChoiceGrid width={width}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={touchTarget} />
      ))}
    </ChoiceGrid>
  )
}
