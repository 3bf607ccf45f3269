import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'

/** The plan's limit of portfolios, and their number. */
export function usePortfolioPlan() {
  const call = useSideCall()
  const { data: plan } = useQuery({
    queryKey: queryKeys.portfolioPlan,
    queryFn: ({ signal }) => call((side) => side.get('/portfolio-plan', { signal })),
    // A portfolio that was just removed is not counted any more.
    refetchOnMount: 'always',
  })
  return { plan, isFull: plan !== undefined && plan.quota !== null && plan.total >= plan.quota }
}
