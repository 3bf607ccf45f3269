import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Value = string | number | null

/**
 * Fills a table that was created in the running transaction; the rows are frozen, so that index-only scans work at once.
 * @param target table and columns, as in COPY
 */
export async function copyRows(client: PoolClient, target: string, rows: readonly (readonly Value[])[]): Promise<void> {
  await pipeline(chunks(rows), client.query(copyFrom(`COPY ${target} FROM STDIN WITH (FREEZE)`)))
}

/** Rows in COPY's text format, a few thousand at a time. */
function* chunks(rows: readonly (readonly Value[])[]): Generator<string> {
  for (let start = 0; start < rows.length; start += 5_000) {
    yield rows
      .slice(start, start + 5_000)
      .map((row) => `${row.map(copyText).join('\t')}\n`)
      .join('')
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function copyText(value: Value): string {
  return value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}
