import { type UseGetOneOptions, useGetOne } from 'react-admin'
import type { RecordName, RecordOf } from './officeRecords.ts'

/** react-admin's `useGetOne`, typed by the resource's name. */
export function useRecord<Name extends RecordName>(resource: Name, id: string, options?: UseGetOneOptions<RecordOf<Name>>) {
  return useGetOne<RecordOf<Name>>(resource, { id }, options)
}
