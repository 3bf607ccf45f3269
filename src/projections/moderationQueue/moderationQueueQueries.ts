import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { moderationQueue, type WaitingPart } from './moderationQueue.ts'

/** A part of a profile that waits for moderation, and whose it is. */
export interface QueuedPart extends WaitingPart {
  readonly providerId: ProviderId
}

/**
 * The oldest waiting parts, up to a limit. Reading that many providers with the oldest parts is enough, since no other provider can have an
 * older one.
 */
export async function listQueuedParts(database: Pool, limit: number): Promise<readonly QueuedPart[]> {
  const { rows } = await database.query<QueuedPart>({
    name: 'listQueuedParts',
    text: `SELECT provider_id AS "providerId", its.part, its.version, its.since
      FROM (SELECT * FROM ${schemaOf(moderationQueue)}.queues ORDER BY waiting_since, provider_id LIMIT $1) AS oldest,
        jsonb_to_recordset(oldest.parts::jsonb) AS its (part text, version int, since text)
      ORDER BY its.since, provider_id, its.part LIMIT $1`,
    values: [limit],
  })
  return rows
}
