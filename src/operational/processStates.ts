import type { Pool, PoolClient } from 'pg'

/** The states of processes by key. Lifetime, personal data and backup: `migrations/0031-process-state.sql`. */
export type ProcessStates = ReadonlyMap<string, unknown>

/** The states of those keys that have one. */
export async function readProcessStates(database: Pool | PoolClient, process: string, keys: readonly string[]): Promise<ProcessStates> {
  if (keys.length === 0) return new Map()
  const { rows } = await database.query<{ key: string; state: unknown }>(
    'SELECT key, state FROM operational.process_states WHERE process = $1 AND key = ANY ($2)',
    [process, keys],
  )
  return new Map(rows.map(({ key, state }) => [key, state]))
}

const upsert = `
  INSERT INTO operational.process_states (process, key, state) SELECT $1, key, state FROM unnest($2::text[], $3::jsonb[]) AS given(key, state)
  ON CONFLICT (process, key) DO UPDATE SET state = excluded.state`

/** Writes states; a key whose state is undefined is deleted. */
export async function writeProcessStates(client: PoolClient, process: string, states: ProcessStates): Promise<void> {
  const kept = [...states].filter(([, state]) => state !== undefined)
  const over = [...states.keys()].filter((key) => states.get(key) === undefined)
  const values = [process, kept.map(([key]) => key), kept.map(([, state]) => JSON.stringify(state))]
  if (kept.length > 0) await client.query(upsert, values)
  if (over.length > 0) await client.query('DELETE FROM operational.process_states WHERE process = $1 AND key = ANY ($2)', [process, over])
}

const writtenAtOnce = 5_000

/** Replaces all states of a process. */
export async function replaceProcessStates(client: PoolClient, process: string, states: ProcessStates): Promise<void> {
  await client.query('DELETE FROM operational.process_states WHERE process = $1', [process])
  const all = [...states]
  for (let start = 0; start < all.length; start += writtenAtOnce)
    await writeProcessStates(client, process, new Map(all.slice(start, start + writtenAtOnce)))
}
