import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy that can stop forwarding. */
export interface SilentProxy {
  readonly url: string
  /** From now on existing connections forward nothing and stay open; later ones work. */
  silence(): void
}

/** Forwards to the server of `url` until the running test ends. */
export async function silentProxy(url: string): Promise<SilentProxy> {
  const behind = new URL(url)
  const open = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname)
    const pair = [near, far] as const
    open.add(pair)
    near.pipe(far).pipe(near)
    for (const [socket, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => open.delete(pair))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const pair of open) for (const socket of pair) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const before = new URL(url)
  before.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: before.href,
    silence() {
      for (const [near, far] of open) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
  }
}
