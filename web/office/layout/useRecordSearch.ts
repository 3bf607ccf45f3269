import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { officePage, officeRecordInList } from '../../../src/api/schemas/pagePaths.ts'
import { searchLength } from '../../../src/api/schemas/pro/searchLength.ts'
import type { RecordHit, SearchedKind } from '../../../src/api/schemas/pro/searchSchemas.ts'
import { formatDay } from '../../shared/i18n/format.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useSideCall } from '../api/useSideCall.ts'
import { type Say, useText } from '../i18n/useText.ts'
import { requestTitle } from '../inbox/requestTitle.ts'
import { useSettled } from '../kit/list/useSettled.ts'
import { resources } from '../resources.ts'
import { openTo, type Permissions } from '../session/permissions.ts'
import type { Destination } from './destination.ts'

/** Where a record of each kind is shown: on a page of its own, or in its list. */
const shownOn: Readonly<Record<SearchedKind, typeof officePage | typeof officeRecordInList>> = {
  requests: officePage,
  reviews: officeRecordInList,
  portfolios: officePage,
  venues: officePage,
  videos: officeRecordInList,
  templates: officePage,
  invoices: officeRecordInList,
}

interface FoundRecords {
  readonly records: readonly Destination[]
  readonly isSearching: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The records that the API finds for a typed text, grouped by kind. Earlier ones are kept while the next are searched. */
export function useRecordSearch(typed: string): FoundRecords {
  const t = useText()
  const call = useSideCall()
  const { permissions } = usePermissions<Permissions>()
  const q = useSettled(typed)
  const labels = new Map(openTo(resources, permissions).map(({ name }) => [name, t(`pages.${name}`)]))
  const isSearched = (text: string) => text.length >= searchLength.least && labels.has('requests')
  const found = useQuery({
    queryKey: queryKeys.recordSearch(q),
    queryFn: ({ signal }) => call((side) => side.get('/search', { query: { q }, signal })),
    enabled: isSearched(q),
    placeholderData: keepPreviousData,
    // Records change at any time, and no event invalidates what was found.
    staleTime: 0,
  })
  const { data: hits = [] } = found
  return {
    records: isSearched(typed) ? hits.map((hit) => destinationOf(hit, labels.get(hit.kind) ?? '', t)) : [],
    isSearching: isSearched(typed) && (typed !== q || found.isFetching),
    hasFailed: isSearched(typed) && typed === q && found.isError && !found.isFetching,
    retry: () => void found.refetch(),
  }
}

function destinationOf(hit: RecordHit, group: string, t: Say): Destination {
  const { kind, id, detail, day } = hit
  return {
    path: shownOn[kind](kind, id),
    name: hit.kind === 'requests' ? requestTitle(t, hit) : hit.title,
    line: [detail, day === null ? '' : formatDay(day)].filter((part) => part !== '').join(' · '),
    group,
  }
}
