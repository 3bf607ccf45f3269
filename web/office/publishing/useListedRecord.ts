import { useGetList } from 'react-admin'
import type { RecordOf } from '../api/officeRecords.ts'

/** As many as a provider can have. */
const perPage = 100

/** The list's row of a record, which has fields that the record lacks; undefined while unknown. */
export function useListedRecord<Name extends 'venues' | 'portfolios'>(resource: Name, id: string): RecordOf<Name> | undefined {
  const { data } = useGetList<RecordOf<Name>>(
    resource,
    { sort: { field: 'addedAt', order: 'ASC' }, pagination: { page: 1, perPage }, meta: { rowsArePartial: true } },
    { onError: () => {} },
  )
  return data?.find((each) => each.id === id)
}
