import type { Pool } from 'pg'
import type { CountStore } from './sharedCounts.ts'

/** Adds counts up in Postgres; the pool stays open. */
export function createPostgresCountStore(pool: Pool): CountStore {
  return {
    async add(window, counts) {
      // All processes lock the rows in the same order; otherwise two could deadlock.
      const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
      const { rows } = await pool.query<{ key: string; calls: number }>({
        name: 'add-call-counts',
        text: `WITH over AS (DELETE FROM platform.call_counts WHERE window_number < $1 - 1)
          INSERT INTO platform.call_counts AS c (window_number, key, calls)
          SELECT $1, key, calls FROM unnest($2::text[], $3::int[]) AS counted (key, calls)
          ON CONFLICT (window_number, key) DO UPDATE SET calls = c.calls + excluded.calls
          RETURNING key, calls`,
        values: [window, sorted.map(([key]) => key), sorted.map(([, calls]) => calls)],
      })
      return new Map(rows.map(({ key, calls }) => [key, calls]))
    },
    close: async () => {},
  }
}
