import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

// Sends one photograph for each token, all at once, from a process of its own: the server's readers must not share an event loop with it.
const [port = '', path = '', ...tokens] = process.argv.slice(2)
const content = Uint8Array.from(readFileSync(path))
const started = performance.now()
const statuses = await Promise.all(
  tokens.map(async (token) => {
    const form = new FormData()
    form.append('file', new Blob([content], { type: 'image/jpeg' }), 'photo.jpg')
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const answer = await fetch(`http://127.0.0.1:${port}/api/pro/photos`, { method: 'POST', headers, body: form })
    await answer.arrayBuffer()
    return answer.status
  }),
)
process.send?.({ statuses, seconds: (performance.now() - started) / 1000 } satisfies FromUploadClient)

export interface FromUploadClient {
  readonly statuses: readonly number[]
  readonly seconds: number
}
