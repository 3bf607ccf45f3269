import type { Server } from 'node:net'

/** Listens only on this machine, on any free port for 0; returns the port. */
export function listenOnLoopback(server: Pick<Server, 'once' | 'listen' | 'address'>, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
