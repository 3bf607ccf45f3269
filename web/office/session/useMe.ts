import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Me, OfficeDataProvider } from '../api/officeDataProvider.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useStrictProvider } from '../api/useStrictProvider.ts'

/** The query for the signed-in person, shared by the session check and by what shows plan and balance. */
export function meQuery(dataProvider: Pick<OfficeDataProvider, 'readMe'>) {
  return queryOptions<Me>({ queryKey: queryKeys.me, queryFn: () => dataProvider.readMe(), staleTime: 60_000 })
}

/** The signed-in person with plan and balance; undefined while unknown. */
export function useMe(): Me | undefined {
  return useQuery(meQuery(useStrictProvider())).data
}
