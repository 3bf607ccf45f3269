import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** Restores a dump of `dumpDatabase` into a database. */
export async function restoreDump(client: Client, file: string | URL): Promise<void> {
  const { rows: versions } = await client.query<{ knowsStorage: boolean }>(
    `SELECT current_setting('server_version_num')::int >= 160000 AS "knowsStorage"`,
  )
  // Postgres 15 does not accept it in CREATE TABLE; the table's content does not depend on it.
  const understood = (sql: string) => (versions[0]?.knowsStorage ? sql : sql.replaceAll(/ STORAGE (?:PLAIN|MAIN|EXTENDED|EXTERNAL)\b/g, ''))
  // Every other part contains the rows of the COPY at the end of the previous part.
  const parts = gunzipSync(readFileSync(file))
    .toString()
    .split(/(?<= FROM stdin;\n)([\s\S]*?)(?<=\n)\\\.\n/)
  for (let index = 0; index < parts.length; index += 2) {
    const sql = understood(parts[index] ?? '')
    const rows = parts[index + 1]
    const copy = rows === undefined ? undefined : sql.slice(sql.lastIndexOf('COPY '))
    await client.query(copy === undefined ? sql : sql.slice(0, -copy.length))
    if (copy !== undefined && rows !== undefined) await pipeline(Readable.from([rows]), client.query(copyFrom(copy.replace(/;\n$/, ''))))
  }
  await client.query('RESET search_path')
}
