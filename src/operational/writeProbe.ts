import type { Pool } from 'pg'

/** Readiness is public, so the probe writes at most this often. */
const rememberedMs = 2_000
const filling = '.'.repeat(7_000)

const replaceRow = `
  WITH gone AS (DELETE FROM operational.readiness_writes)
  INSERT INTO operational.readiness_writes (written_at, filling) VALUES (now(), $1)`

/** Checks whether the database accepts a write; rejects with the database's error, e.g. for a full disk or a read-only database. */
export function createWriteProbe(database: Pool): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<void> = Promise.resolve()
  const replace = async () => {
    await database.query(replaceRow, [filling])
  }
  return () => {
    if (performance.now() - askedAt > rememberedMs) {
      askedAt = performance.now()
      answer = replace()
      // The caller gets the error, and so do later callers.
      answer.catch(() => {})
    }
    return answer
  }
}
