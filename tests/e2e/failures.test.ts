import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { originOf } from '../setup/httpCalls.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { type CollectorWorld, openCollectorWorld } from './collectorWorld.ts'

/** An error-reporting service with its own origin. */
const reports: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
const service = createServer((request, response) => {
  response.writeHead(204, { 'access-control-allow-origin': '*' })
  void text(request).then((body) => response.end(() => reports.push({ headers: request.headers, body })))
})

let world: CollectorWorld
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  world = await openCollectorWorld({ ERROR_REPORTS_URL: `${originOf(service.address())}/reports` })
})
afterAll(async () => {
  await world.close()
  service.close()
})

const malformed = { success: true, error: null, projects: [{ id: 'x', status: 'upcoming', message: 'camille@example.fr' }] }
const errorPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Toutes nos excuses' })

test('a page that cannot be rendered says so, can be refreshed, and is reported without personal data by whoever agreed', async () => {
  const { token } = await signedInCouple(world.product)
  const page = await world.open({ device: 'phone', cookies: { [plainCookies.couple.access]: token } })
  const projects = '**/api/project/projects'
  await page.route(projects, (route) => route.fulfill({ json: malformed }))
  await page.goto('/presentation')
  await errorPage(page).waitFor()
  await page.getByText('Rien de ce que vous avez enregistré n’est perdu.', { exact: false }).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'crash-phone')

  // The link to another page is still there and works.
  await page.getByRole('link', { name: 'Bonjour Camille' }).click()
  await page.waitForURL('/profile')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor()
  await page.goBack()
  await errorPage(page).waitFor()

  await page.unroute(projects)
  await page.getByRole('button', { name: 'Actualiser la page' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'excuses' }).waitFor()
  expect(reports).toEqual([])

  await page.getByRole('button', { name: 'Accepter' }).click()
  await page.route(projects, (route) => route.fulfill({ json: malformed }))
  await page.reload()
  await errorPage(page).waitFor()
  await expect.poll(() => reports.length).toBe(1)
  const [report] = reports
  expect(JSON.parse(report?.body ?? '')).toEqual({
    language: 'fr',
    failures: [
      {
        kind: 'render',
        error: 'TypeError',
        page: 'presentation',
        places: expect.arrayContaining([expect.stringMatching(/\.js:\d+:\d+$/)]),
      },
    ],
  })
  expect(report?.headers.cookie).toBeUndefined()
  expect(report?.body).not.toMatch(/camille|example\.fr/i)
})

test('an uncaught error is reported by its kind alone, and after consent is withdrawn not at all', async () => {
  const page = await world.open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Accepter' }).click()
  const fail = (words: string) =>
    page.evaluate((secret) => {
      void Promise.reject(new RangeError(secret))
      setTimeout(() => {
        throw new SyntaxError(secret)
      })
    }, words)
  reports.length = 0
  await fail('+33612345678')
  const reported = () => reports.flatMap(({ body }) => (JSON.parse(body) as { failures: { kind: string; error: string }[] }).failures)
  await expect
    .poll(() =>
      reported()
        .map(({ kind, error }) => `${kind} ${error}`)
        .toSorted(),
    )
    .toEqual(['promise RangeError', 'script SyntaxError'])
  expect(reports.map(({ body }) => body).join()).not.toContain('612345678')

  await page.getByRole('button', { name: 'Vie privée' }).click()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await fail('again')
  // Any later report would arrive after this one.
  await page.getByRole('button', { name: 'Vie privée' }).click()
  await page.getByRole('button', { name: 'Accepter' }).click()
  await page.evaluate(() => void Promise.reject(new URIError('last')))
  await expect.poll(() => reported().map(({ error }) => error)).toContain('URIError')
  expect(reported()).toHaveLength(3)
})
