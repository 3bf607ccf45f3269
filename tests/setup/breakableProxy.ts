import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy whose connections can break. */
export interface BreakableProxy {
  readonly url: string
  /** From now on existing connections forward nothing and stay open; later ones work. */
  silence(): void
  /** Ends all connections, and later ones as they are opened, until `restore`. */
  cut(): void
  restore(): void
}

/** Forwards to the server of `url` until the running test ends. */
export async function breakableProxy(url: string): Promise<BreakableProxy> {
  const behind = new URL(url)
  const open = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(behind.port), behind.hostname)
    const pair = [near, far] as const
    open.add(pair)
    near.pipe(far).pipe(near)
    for (const [socket, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => open.delete(pair))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, behind.hostname, resolve))
  const end = () => {
    for (const pair of open) for (const socket of pair) socket.destroy()
  }
  onTestFinished(() => {
    end()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const before = new URL(url)
  before.port = String((server.address() as { port: number }).port)
  return {
    url: before.href,
    silence() {
      for (const [near, far] of open) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    cut() {
      isCut = true
      end()
    },
    restore() {
      isCut = false
    },
  }
}
