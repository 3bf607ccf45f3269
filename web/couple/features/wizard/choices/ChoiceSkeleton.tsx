import Skeleton from '@mui/material/Skeleton'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { ChoiceGrid } from './ChoiceGrid.tsx'

/** Choices that are on their way. */
export function ChoiceSkeleton({ count, least }: { readonly count: number; readonly least?: number }) {
  return (
    <ChoiceGrid least={least}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={touchTarget} />
      ))}
    </ChoiceGrid>
  )
}
