import { createServer } from 'node:http'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'

/**
 * The minimum of a start: a process that starts Postgres in the folder given first, writes as many durable rows one by one as the third
 * parameter says, and answers 200 on the port given second. The baseline of the product's start.
 */
const [directory = '', port, rows] = process.argv.slice(2)
const writers = 8
const postgres = await startEmbeddedPostgres({ directory })
const pool = new Pool({ connectionString: postgres.url, max: writers })
// Postgres gets the signal too.
pool.on('error', () => {})
await pool.query('CREATE TABLE IF NOT EXISTS bare (id bigserial PRIMARY KEY, data json NOT NULL)')
const insert = { name: 'bare', text: 'INSERT INTO bare (data) VALUES ($1)', values: [JSON.stringify({ data: 'x'.repeat(600) })] }
let left = Number(rows)
const write = async () => {
  while (left-- > 0) await pool.query(insert)
}
await Promise.all(Array.from({ length: writers }, write))
const server = createServer((_request, response) => response.end()).listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void pool
    .end()
    .then(() => postgres.stop())
    .then(() => process.exit(0))
})
