import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setPriority } from 'node:os'

// Sends one photograph per token, all at once, on a message. It is a separate process that prepares everything beforehand and has a lower
// priority than the server.
setPriority(10)
const [port = '', path = '', ...tokens] = process.argv.slice(2)
const boundary = randomUUID()
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
const body = Buffer.concat([Buffer.from(head), readFileSync(path), Buffer.from(`\r\n--${boundary}--\r\n`)])
const sockets = await Promise.all(
  tokens.map(async () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    await once(socket, 'connect')
    return socket
  }),
)
process.send?.('ready')
await once(process, 'message')
const started = performance.now()
const answers = await Promise.all(
  sockets.map(async (socket, index) => {
    const answered = once(socket, 'data')
    socket.write(
      `POST /api/pro/photos HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${tokens[index]}\r\nIdempotency-Key: ${randomUUID()}\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body)
    const [answer] = (await answered) as [Buffer]
    socket.destroy()
    return { status: Number(answer.toString('latin1', 9, 12)), seconds: (performance.now() - started) / 1000 }
  }),
)
process.send?.({ answers } satisfies FromUploadClient)

export interface FromUploadClient {
  readonly answers: readonly { readonly status: number; readonly seconds: number }[]
}
