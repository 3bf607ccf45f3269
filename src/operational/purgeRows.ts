import type { Pool } from 'pg'

interface ExpiredRows {
  readonly table: string
  /** A condition in SQL. */
  readonly where: string
  readonly values: readonly unknown[]
  /** Rows of one statement; 10,000 by default. */
  readonly batch?: number
}

/**
 * Deletes rows in batches, each a statement of its own: after a long outage one statement for all would exceed the statement timeout, delete
 * nothing, and be larger the next time.
 */
export async function purgeRows(database: Pool, { table, where, values, batch = 10_000 }: ExpiredRows): Promise<void> {
  // The condition is repeated for rows that changed while they were selected.
  const sql = `
    DELETE FROM ${table}
    WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${table} WHERE (${where}) LIMIT ${batch})) AND (${where})`
  for (;;) {
    const { rowCount } = await database.query(sql, [...values])
    if ((rowCount ?? 0) < batch) return
  }
}
