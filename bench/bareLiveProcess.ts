import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Client, Pool } from 'pg'

/**
 * The minimum cost of a live inbox over HTTP: a call that inserts one durable row and sends a NOTIFY, a server-sent event to each listener,
 * and a call that reads the newest 25 rows. No sessions, no schemas, no log; everything in one process.
 */
const [databaseUrl = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: databaseUrl, max: 10 })
await pool.query(`
  CREATE SCHEMA bench;
  CREATE TABLE bench.inbox (id bigint GENERATED ALWAYS AS IDENTITY, provider int NOT NULL, data json NOT NULL, PRIMARY KEY (provider, id))`)
const listening = new Set<ServerResponse>()
const listener = new Client({ connectionString: databaseUrl })
await listener.connect()
listener.on('notification', ({ payload = '' }) => {
  for (const stream of listening)
    stream.write(`event: change\ndata: ${JSON.stringify({ type: 'Inserted', ids: {}, position: payload })}\n\n`)
})
await listener.query('LISTEN bench_inbox')

const answer = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function insert(request: IncomingMessage): Promise<unknown> {
  const data = await json(request)
  const { rows } = await pool.query<{ id: string }>('INSERT INTO bench.inbox (provider, data) VALUES (1, $1) RETURNING id', [data])
  await pool.query(`SELECT pg_notify('bench_inbox', $1)`, [rows[0]?.id])
  return rows[0]
}

const server = createServer((request, response) => {
  if (request.url === '/api/pro/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: ready\ndata: {}\n\n')
    listening.add(response)
    response.on('close', () => listening.delete(response))
  } else if (request.method === 'POST') {
    void insert(request).then((row) => answer(response, row))
  } else {
    void pool
      .query('SELECT id, data FROM bench.inbox WHERE provider = 1 ORDER BY id DESC LIMIT 25')
      .then(({ rows }) => answer(response, rows))
  }
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
