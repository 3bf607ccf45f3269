import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Pool } from 'pg'
import { filesIn } from './filesIn.ts'

/** Every file in which the server stores this database, after a checkpoint. */
export async function filesOfDatabase(pool: Pool): Promise<readonly string[]> {
  await pool.query('CHECKPOINT')
  const { rows } = await pool.query<{ folder: string }>(
    `SELECT current_setting('data_directory') || '/base/' || oid AS folder FROM pg_database WHERE datname = current_database()`,
  )
  return rows.flatMap(({ folder }) => filesIn(folder))
}

/** Where marks are in these files: `mark in table`, or with the file's path if it belongs to no relation. */
export async function marksInFiles(pool: Pool, marks: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const file of await filesOfDatabase(pool)) {
    const content = readFileSync(file)
    const held = marks.filter((mark) => content.includes(mark))
    if (held.length === 0) continue
    const { rows } = await pool.query<{ relation: string }>(
      'SELECT oid::regclass::text AS relation FROM pg_class WHERE pg_relation_filenode(oid)::text = $1',
      [basename(file).replace(/[._].*/, '')],
    )
    found.push(...held.map((mark) => `${mark} in ${rows[0]?.relation ?? basename(file)}`))
  }
  return found
}
