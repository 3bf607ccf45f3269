import { connect, type Socket } from 'node:net'

export interface LoadResult {
  readonly answers: number
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  /** Status code → how often. */
  readonly statuses: Readonly<Record<number, number>>
}

/**
 * Sends prepared HTTP/1.1 requests over keep-alive sockets, one at a time on each. The simplest possible client, which leaves the two cores
 * to the server.
 */
export async function httpLoad(options: {
  readonly port: number
  readonly connections: number
  readonly requests: readonly Buffer[]
}): Promise<LoadResult> {
  const { port, connections, requests } = options
  const times: number[] = []
  const statuses: Record<number, number> = {}
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(port)
      for (let index = next++; index < requests.length; index = next++) {
        const request = requests[index]
        if (!request) break
        const sent = performance.now()
        const status = await exchange(socket, request)
        times.push(performance.now() - sent)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      socket.destroy()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return {
    answers: times.length,
    perSecond: times.length / seconds,
    medianMs: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    statuses,
  }
}

/** The percentile of sorted values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

function exchange(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = ''
    const onData = (chunk: Buffer) => {
      received += chunk.toString('latin1')
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
      if (received.length < end + 4 + length) return
      socket.off('data', onData)
      socket.off('close', onClose)
      resolve(Number(received.slice(9, 12)))
    }
    const onClose = () => reject(new Error('connection closed'))
    socket.on('data', onData)
    socket.once('close', onClose)
    socket.write(request)
  })
}
