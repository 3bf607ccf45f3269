import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListContextProvider, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { queryKeys } from '../../api/queryKeys.ts'
import { usePrinting } from './usePrinting.ts'

/** The largest page size of the API. */
const perPage = 1000

/** Prints all rows of the list within, not only the current page. They are loaded in advance, because printing does not wait. */
export function AllRowsOnPaper({ children }: { readonly children: ReactNode }) {
  const list = useListContext<RaRecord>()
  const dataProvider = useDataProvider()
  const isPrinting = usePrinting()
  const { resource, sort, filterValues: filter, total = 0 } = list
  const { data } = useQuery({
    queryKey: queryKeys.allRows(resource, sort, filter),
    queryFn: async ({ signal }) => {
      const rows: RaRecord[] = []
      for (let page = 1; ; page += 1) {
        const answer = await dataProvider.getList<RaRecord>(resource, { pagination: { page, perPage }, sort, filter, signal })
        rows.push(...answer.data)
        if (answer.data.length < perPage) return rows
      }
    },
    enabled: total > list.perPage,
  })
  if (!isPrinting || !data) return children
  const all = { ...list, data, page: 1, perPage: data.length, total: data.length } as typeof list
  return <ListContextProvider value={all}>{children}</ListContextProvider>
}
