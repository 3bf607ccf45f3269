import { useRecordContext } from 'react-admin'
import type { RejectedPart } from '../../../src/api/schemas/pro/rejectedPartSchema.ts'
import { RejectedParts } from './RejectedParts.tsx'

/** What moderation hides of the record in the context, above the fields where it is changed. It comes by live update, whatever is typed. */
export function RejectedOfRecord() {
  const record = useRecordContext<{ readonly id: string; readonly rejectedParts: readonly RejectedPart[] }>()
  return record && <RejectedParts parts={record.rejectedParts} />
}
