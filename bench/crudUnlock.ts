import type { Pool } from 'pg'
import { z } from 'zod'
import { sessionOf } from '../src/api/plugins/permissions.ts'
import { Problem } from '../src/api/problem.ts'
import type { Route } from '../src/api/route.ts'
import { RequestId } from '../src/domain/ids.ts'

/** Tables of the comparison: the unlock without an event log. */
export const crudTables = `
  CREATE SCHEMA crud;
  CREATE TABLE crud.accounts (provider_id uuid PRIMARY KEY, credits int NOT NULL, premium boolean NOT NULL);
  CREATE TABLE crud.requests (request_id uuid PRIMARY KEY, provider_id uuid NOT NULL, couple_id uuid NOT NULL, status text NOT NULL);
  CREATE TABLE crud.unlocks (
    request_id uuid PRIMARY KEY, provider_id uuid NOT NULL, idempotency_key uuid UNIQUE, paid_with text NOT NULL, unlocked_at timestamptz NOT NULL
  );
  CREATE INDEX ON crud.requests (provider_id);
  CREATE INDEX ON crud.unlocks (provider_id, unlocked_at);`

/** The same unlock with the same authentication and validation as plain CRUD: transaction, row lock, update, insert. */
export function crudUnlockRoute(pool: Pool): Route {
  return (api) => {
    api.post(
      '/api/pro/crud-requests/:id/unlock',
      {
        config: { access: { as: 'provider' } },
        schema: {
          params: z.object({ id: RequestId }),
          response: { 200: z.object({ id: z.string(), status: z.literal('unlocked'), paidWith: z.string(), credits: z.number() }) },
        },
      },
      async (request) => {
        const providerId = sessionOf(request, 'provider').id
        const key = request.headers['idempotency-key']
        const client = await pool.connect()
        try {
          await client.query('BEGIN')
          const found = await client.query({
            name: 'crud-request',
            text: 'SELECT status FROM crud.requests WHERE request_id = $1 AND provider_id = $2 FOR UPDATE',
            values: [request.params.id, providerId],
          })
          const status: string | undefined = found.rows[0]?.status
          const account = await client.query({
            name: 'crud-account',
            text: 'SELECT credits, premium FROM crud.accounts WHERE provider_id = $1 FOR UPDATE',
            values: [providerId],
          })
          const { credits, premium } = account.rows[0] ?? { credits: 0, premium: false }
          if (status !== 'locked' || (!premium && credits < 1))
            throw new Problem(409, status === undefined ? 'request_not_found' : 'insufficient_credits')
          await client.query({
            name: 'crud-pay',
            text: 'UPDATE crud.accounts SET credits = credits - $2 WHERE provider_id = $1',
            values: [providerId, premium ? 0 : 1],
          })
          await client.query({
            name: 'crud-open',
            text: "UPDATE crud.requests SET status = 'unlocked' WHERE request_id = $1",
            values: [request.params.id],
          })
          await client.query({
            name: 'crud-unlock',
            text: 'INSERT INTO crud.unlocks VALUES ($1, $2, $3, $4, now())',
            values: [request.params.id, providerId, key, premium ? 'premium' : 'credit'],
          })
          await client.query('COMMIT')
          return {
            id: request.params.id,
            status: 'unlocked' as const,
            paidWith: premium ? 'premium' : 'credit',
            credits: premium ? credits : credits - 1,
          }
        } catch (error) {
          await client.query('ROLLBACK')
          throw error
        } finally {
          client.release()
        }
      },
    )
  }
}
