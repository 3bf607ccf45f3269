import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { bodyTimeout } from './bodyTimeout.ts'

interface SlowPost {
  readonly path: string
  /** The timeout of the server. */
  readonly patienceMs: number
  /** After how many milliseconds the last byte is sent; never by default. */
  readonly pauseMs?: number
}

/** The server's answer before it closes the connection. */
async function postSlowly({ path, patienceMs, pauseMs }: SlowPost): Promise<string> {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(bodyTimeout, { patienceMs })
  app.post('/form', async () => 'taken')
  app.post('/file', { config: { slowBody: true } }, async () => 'taken')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`)
      if (pauseMs !== undefined) setTimeout(() => socket.write('}'), pauseMs)
    })
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

it('ends a connection whose body does not come, unless its route takes files', async () => {
  expect(await postSlowly({ path: '/form', patienceMs: 30_000, pauseMs: 50 })).toContain('taken')
  expect(await postSlowly({ path: '/form', patienceMs: 300 })).not.toContain('taken')
  expect(await postSlowly({ path: '/file', patienceMs: 300, pauseMs: 1_500 })).toContain('taken')
})
