import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sandboxCollectorRoutes } from './sandboxCollectorRoutes.ts'

test('what browsers report is shown, the newest first, each kind by itself', async () => {
  const app = fastify()
  await app.register(sandboxCollectorRoutes)
  const report = (kind: string, payload: string) =>
    app.inject({ method: 'POST', url: `/sandbox/${kind}`, headers: { 'content-type': 'text/plain;charset=UTF-8' }, payload })
  const shown = async (kind: string) =>
    (await app.inject(`/sandbox/${kind}.json`)).json<{ letters: { receivedAt: string; letter: unknown }[] }>().letters

  expect(await shown('analytics')).toEqual([])
  expect((await report('analytics', '{"events":[1]}')).statusCode).toBe(204)
  await report('analytics', '{"events":[2]}')
  expect((await shown('analytics')).map(({ letter }) => letter)).toEqual([{ events: [2] }, { events: [1] }])
  expect(Date.parse((await shown('analytics'))[0]?.receivedAt ?? '')).toBeGreaterThan(0)
  expect(await shown('failures')).toEqual([])
  expect((await report('failures', 'no JSON')).statusCode).toBe(400)
  expect(await shown('failures')).toEqual([])
  await app.close()
})
