import { type ReactNode, useId } from 'react'
import { type ReferenceItem, type ReferenceListName, useReferenceList } from '../../../api/useReferenceList.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import { ChoiceGrid, type ChoiceWidth } from './ChoiceGrid.tsx'
import { ChoiceSkeleton } from './ChoiceSkeleton.tsx'
import { ListFailure } from './ListFailure.tsx'
import { Question } from './Question.tsx'

interface ReferenceQuestionProps {
  readonly title: string
  readonly hint?: string
  readonly list: ReferenceListName
  readonly value: string
  readonly onChange: (slug: string) => void
  /** The card's content; default: the item's name. */
  readonly labelOf?: (item: ReferenceItem) => ReactNode
  readonly width?: ChoiceWidth
  readonly large?: boolean
}

/** How many choices each list has, so that its skeleton takes as much room. */
const counts: Readonly<Record<ReferenceListName, number>> = {
  event_types: 8,
  service_types: 3,
  guest_ranges: 5,
  budget_ranges: 5,
  planner_budget_ranges: 4,
  planner_preferences: 3,
}

/** A single choice from a reference list. */
export function ReferenceQuestion({
  title,
  hint,
  list,
  value,
  onChange,
  labelOf = ({ name }) => name,
  width,
  large,
}: ReferenceQuestionProps) {
  const group = useId()
  const { data: items, isError, refetch } = useReferenceList(list)
  return (
    <Question title={title} hint={hint}>
      {items ? (
        <ChoiceGrid width={width}>
          {items.map((item) => (
            <ChoiceCard
              key={item.slug}
              type="radio"
              name={group}
              checked={value === item.slug}
              onChange={() => onChange(item.slug)}
              large={large}
            >
              {labelOf(item)}
            </ChoiceCard>
          ))}
        </ChoiceGrid>
      ) : isError ? (
        <ListFailure list={list} onRetry={() => void refetch()} />
      ) : (
        <ChoiceSkeleton count={counts[list]} width={width} large={large} />
      )}
    </Question>
  )
}
