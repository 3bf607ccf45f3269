import type { Pool } from 'pg'
import type { ProviderId, RequestId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { type InboxRow, requestInbox } from './requestInbox.ts'

/** A provider's own answers and notes about a request, without data of the couple. Times are ISO 8601, UTC. */
export interface AnsweredRequest extends Pick<InboxRow, 'status' | 'stage' | 'note'> {
  readonly id: RequestId
  readonly eventDate: string
  readonly receivedAt: string
  readonly seenAt: string | null
  readonly unlockedAt: string | null
  readonly paidWith: string | null
  readonly rejectedAt: string | null
  readonly rejectionReason: string | null
  readonly rejectionNote: string | null
  readonly withdrawnAt: string | null
  readonly closedAt: string | null
  readonly stageChangedAt: string | null
}

/** A provider's requests, newest first, up to `most`. */
export async function answeredRequests(database: Pool, providerId: ProviderId, most: number): Promise<readonly AnsweredRequest[]> {
  const { rows } = await database.query<AnsweredRequest>({
    name: 'answeredRequests',
    text: `SELECT request_id AS id, event_date AS "eventDate", status, received_at AS "receivedAt", seen_at AS "seenAt",
        unlocked_at AS "unlockedAt", paid_with AS "paidWith", rejected_at AS "rejectedAt", rejection_reason AS "rejectionReason",
        rejection_note AS "rejectionNote", withdrawn_at AS "withdrawnAt", closed_at AS "closedAt", stage,
        stage_changed_at AS "stageChangedAt", note
      FROM ${schemaOf(requestInbox)}.requests WHERE provider_id = $1 ORDER BY received_at DESC, request_id DESC LIMIT $2`,
    values: [providerId, most],
    types: rowTypes,
  })
  return rows
}
