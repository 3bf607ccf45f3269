import { useQuery } from '@tanstack/react-query'
import type { Availability } from '../../../src/api/schemas/pro/availabilitySchemas.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useSideCall } from '../api/useSideCall.ts'

/** The provider's calendar. */
export function useAvailability() {
  const call = useSideCall()
  return useQuery({ queryKey: queryKeys.availability, queryFn: ({ signal }) => call((side) => side.get('/availability', { signal })) })
}

/** The entries of a day. */
export type DayState = 'free' | 'blocked' | 'booked' | 'elsewhere'

/** The most important entry of a day: a booking, then a block, then an external calendar. */
export function stateOfDay({ entries, elsewhere }: Pick<Availability, 'entries' | 'elsewhere'>, day: string): DayState {
  const has = (ranges: Availability['elsewhere']) => ranges.some(({ from, to }) => from <= day && day <= to)
  const kinds = entries.filter(({ ranges }) => has(ranges)).map(({ kind }) => kind)
  if (kinds.includes('booked')) return 'booked'
  if (kinds.includes('blocked')) return 'blocked'
  return has(elsewhere) ? 'elsewhere' : 'free'
}
