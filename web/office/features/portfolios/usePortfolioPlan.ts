import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'

/** What the plan allows of portfolios, and how many there are. */
export function usePortfolioPlan() {
  const call = useSideCall()
  const { data: plan } = useQuery({
    queryKey: queryKeys.portfolioPlan,
    queryFn: ({ signal }) => call((side) => side.get('/portfolio-plan', { signal })),
    // One that was just removed is not counted any more.
    refetchOnMount: 'always',
  })
  return { plan, isFull: plan !== undefined && plan.quota !== null && plan.total >= plan.quota }
}
