import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useDataProvider, usePermissions } from 'react-admin'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useText } from '../i18n/useText.ts'
import { resources } from '../resources.ts'
import { openTo, type Permissions } from '../session/permissions.ts'
import { useMenu } from './useMenu.ts'

/** A page or a record that can be opened. */
export interface Destination {
  readonly path: string
  readonly name: string
  /** The heading of its group. */
  readonly group: string
}

const shortest = 2
const mostRecords = 5
const pagination = { page: 1, perPage: mostRecords }

/** The pages whose names contain the input, and the records that the API finds for it. */
export function useDestinations(typed: string): { readonly destinations: readonly Destination[]; readonly isSearching: boolean } {
  const t = useText()
  const { entries } = useMenu()
  const { permissions } = usePermissions<Permissions>()
  const dataProvider = useDataProvider()
  const text = useDeferredValue(typed)
  const searched = text.length < shortest ? [] : openTo(resources, permissions).filter(({ search }) => search)
  const found = useQueries({
    queries: searched.map(({ name, label, search }) => ({
      queryKey: queryKeys.palette(name, text),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly Destination[]> => {
        const sort = { field: search?.sort ?? 'id', order: 'DESC' } as const
        const { data } = await dataProvider.getList(name, { pagination, sort, filter: search?.filter(text), signal })
        return data.map((record) => ({ path: officePage(name, record.id), name: search?.name(record, t) ?? '', group: t(label) }))
      },
      placeholderData: keepPreviousData,
    })),
  })
  const wanted = plain(typed)
  const pages = entries
    .map(({ name, label }) => ({ path: officePage(name), name: t(label), group: t('layout.palette.pages') }))
    .filter(({ name }) => plain(name).includes(wanted))
  return { destinations: [...pages, ...found.flatMap(({ data }) => data ?? [])], isSearching: found.some(({ isPending }) => isPending) }
}

/** Removes accents and case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
