import type { Pool } from 'pg'

/** Anybody may ask for readiness; so often at most is written for it. */
const rememberedMs = 2_000
const filling = '.'.repeat(7_000)

const replaceRow = `
  WITH gone AS (DELETE FROM operational.readiness_writes)
  INSERT INTO operational.readiness_writes (written_at, filling) VALUES (now(), $1)`

/** A question whether the database takes a write now; rejects with what the database answers. A full disk or a read-only database does not. */
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
      // Whoever asked hears of it; later callers do too.
      answer.catch(() => {})
    }
    return answer
  }
}
