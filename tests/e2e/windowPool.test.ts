import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from '../browser/sharedBrowser.ts'
import { visit } from '../browser/windowPool.ts'

const server = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Page</title>'),
)
let baseURL: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  baseURL = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const open = async () => visit(await sharedBrowser(), { baseURL })
const kept = () => [document.cookie, localStorage.length, sessionStorage.length] as const

test('a window that is used again has nothing of the test before', async () => {
  const first = await open()
  await first.page.goto('/')
  await first.page.evaluate(() => {
    document.cookie = 'token=secret'
    localStorage.setItem('draft', 'typed')
    sessionStorage.setItem('draft', 'typed')
  })
  await expect.poll(() => first.page.evaluate(kept)).toEqual(['token=secret', 1, 1])
  await first.leave()

  const second = await open()
  expect(second.context).toBe(first.context)
  // The anchor, and this test's page.
  expect(second.context.pages()).toHaveLength(2)
  await second.page.goto('/')
  await expect.poll(() => second.page.evaluate(kept)).toEqual(['', 0, 0])
  await second.leave()
})

test('a window whose clock or network may have been changed is not used again', async () => {
  const withClock = await open()
  await withClock.page.clock.setFixedTime(0)
  await withClock.leave()
  const withContext = await open()
  expect(withContext.context).not.toBe(withClock.context)
  await withContext.page.context().setOffline(true)
  await withContext.leave()

  const next = await open()
  expect([withClock.context, withContext.context]).not.toContain(next.context)
  await next.page.goto('/')
  await expect.poll(() => next.page.evaluate(() => Date.now())).toBeGreaterThan(0)
  await next.leave()
})

test('a window serves one test at a time', async () => {
  const [one, other] = [await open(), await open()]
  expect(one.context).not.toBe(other.context)
  await Promise.all([one.leave(), other.leave()])
})
