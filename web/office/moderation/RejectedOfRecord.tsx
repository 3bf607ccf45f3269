import { useRecordContext } from 'react-admin'
import type { RejectedPart } from '../../../src/api/schemas/pro/rejectedPartSchema.ts'
import { RejectedParts } from './RejectedParts.tsx'

/** What moderation hides of the current record, shown above its fields. It is updated live, even while typing. */
export function RejectedOfRecord() {
  const record = useRecordContext<{ readonly id: string; readonly rejectedParts: readonly RejectedPart[] }>()
  return record && <RejectedParts parts={record.rejectedParts} />
}
