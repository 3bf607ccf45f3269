import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { orderlyEnd } from './orderlyEnd.ts'

/** A server with a call that is answered when the test says so. */
async function server(patienceMs = 600_000) {
  const app = fastify()
  await app.register(orderlyEnd, { patienceMs })
  let answer = (_text: string) => {}
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  app.get('/slow', () => {
    begin()
    return answered
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, origin, answer, begun }
}

it('answers a call under way although the end has begun, and ends right after it', async () => {
  const { app, origin, answer, begun } = await server()
  const call = fetch(`${origin}/slow`)
  await begun
  const closed = app.close().then(() => 'closed')
  await expect(fetch(`${origin}/slow`), 'no new call is taken').rejects.toThrow('fetch failed')
  answer('done')
  expect((await call).status).toBe(200)
  expect((await call).headers.get('connection')).toBe('close')
  expect(await (await call).text()).toBe('done')
  expect(await Promise.race([closed, delay(120_000, 'hangs')])).toBe('closed')
})

it('cuts a call that takes longer than the patience', async () => {
  const { app, origin, begun } = await server(200)
  const call = fetch(`${origin}/slow`).then(String, () => 'cut')
  await begun
  await app.close()
  expect(await call).toBe('cut')
})

it('does not wait for a connection on which nobody has called', async () => {
  const { app, origin } = await server()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  const closed = app.close().then(() => 'closed')
  expect(await Promise.race([closed, delay(120_000, 'hangs')])).toBe('closed')
  await once(socket.resume(), 'close')
})
