import type { RecordOf } from '../api/officeRecords.ts'

/** A request as the API returns it to its provider. */
export type InboxRequest = RecordOf<'requests'>
