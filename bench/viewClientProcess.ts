import { once } from 'node:events'
import { setPriority } from 'node:os'
import { httpLoad, type LoadResult } from './httpLoad.ts'

// Reports views over some connections, each sending the next one after an answer, on a message. It is a separate process that prepares
// everything beforehand and has a lower priority than the server.
setPriority(10)
const [port = '', count = '', connections = '', ...publicIds] = process.argv.slice(2)
const body = JSON.stringify({ kind: 'profile', source: 'directory' })
/** Each has a different user agent, so every view is that of a new visitor. */
const requests = Array.from({ length: Number(count) }, (_, index) =>
  Buffer.from(
    `POST /api/directory/providers/${publicIds[index % publicIds.length]}/views HTTP/1.1\r\nHost: localhost:${port}\r\n` +
      `User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.${index}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  ),
)
process.send?.('ready')
await once(process, 'message')
process.send?.((await httpLoad({ port: Number(port), connections: Number(connections), requests })) satisfies LoadResult)
process.disconnect()
