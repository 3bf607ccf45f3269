import { useContext, useMemo } from 'react'
import { DataProviderContext, type RaRecord, type UseUpdateOptions } from 'react-admin'
import type { OfficeDataProvider } from './officeDataProvider.ts'
import { useSessionCall } from './useSessionCall.ts'

type StrictProvider = Pick<OfficeDataProvider, 'getList' | 'getOne' | 'update' | 'command' | 'readMe'>

/**
 * The data provider, whose calls fail when the session has ended. Those of react-admin's `useDataProvider` then resolve with an empty
 * answer, which would count as saved.
 */
export function useStrictProvider(): StrictProvider {
  const dataProvider = useContext(DataProviderContext) as OfficeDataProvider
  const inSession = useSessionCall()
  return useMemo(
    () => ({
      getList: (resource, params) => inSession(() => dataProvider.getList(resource, params)),
      getOne: (resource, params) => inSession(() => dataProvider.getOne(resource, params)),
      update: (resource, params) => inSession(() => dataProvider.update(resource, params)),
      command: (...given) => inSession(() => dataProvider.command(...given)),
      readMe: () => inSession(() => dataProvider.readMe()),
    }),
    [dataProvider, inSession],
  )
}

/** The `mutationFn` of react-admin's `useUpdate` that fails when the session has ended. */
export function useStrictUpdate<Row extends RaRecord>(): Required<UseUpdateOptions<Row>>['mutationFn'] {
  const { update } = useStrictProvider()
  return useMemo(
    () =>
      async ({ resource = '', id, data = {}, previousData }) => {
        if (id === undefined) throw new Error('an update needs the id of its record')
        return (await update<Row>(resource, { id, data, previousData })).data
      },
    [update],
  )
}
