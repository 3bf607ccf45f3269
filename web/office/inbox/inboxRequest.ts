import type { RecordOf } from '../api/officeRecords.ts'

/** A request as the API gives it to its provider. */
export type InboxRequest = RecordOf<'requests'>
