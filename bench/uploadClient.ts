import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

// Sends one photograph per token, all at once, on a message. It is a separate process that prepares everything beforehand and has a lower
// priority than the server.
setPriority(10)
const [port = '', path = '', ...tokens] = process.argv.slice(2)
const photo = new Blob([Uint8Array.from(readFileSync(path))], { type: 'image/jpeg' })
process.send?.('ready')
await once(process, 'message')
const started = performance.now()
const statuses = await Promise.all(
  tokens.map(async (token) => {
    const form = new FormData()
    form.append('file', photo, 'photo.jpg')
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
