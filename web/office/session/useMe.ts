import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Me, OfficeDataProvider } from '../api/officeDataProvider.ts'
import { queryKeys } from '../api/queryKeys.ts'

/** How it is asked who is signed in; the same for the session's check and for what shows plan and balance. */
export function meQuery(dataProvider: Pick<OfficeDataProvider, 'readMe'>) {
  return queryOptions<Me>({ queryKey: queryKeys.me, queryFn: () => dataProvider.readMe(), staleTime: 60_000 })
}

/** Who is signed in, with plan and balance; undefined until it is known. */
export function useMe(): Me | undefined {
  return useQuery(meQuery(useDataProvider<OfficeDataProvider>())).data
}
