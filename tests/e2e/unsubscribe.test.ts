import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribePage } from '../../src/api/schemas/pagePaths.ts'
import { changeNotificationPreference } from '../../src/domain/person/changeNotificationPreference.ts'
import { createSignedLinks } from '../../src/operational/signedLinks.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform } from '../setup/testPeople.ts'
import { registeredPlanner } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const html = { accept: 'text/html' }
const oneClick = 'List-Unsubscribe=One-Click'

interface Link {
  readonly kind?: string
  readonly about?: string
  readonly days?: number
}

function linkOf(personId: string, { kind = 'new-requests', about = kind, days = 730 }: Link = {}): string {
  const links = createSignedLinks({ tokenKey: world.product.backend.secrets.tokenKey, now: () => new Date() })
  const expiresAt = new Date(Date.now() + days * 86_400_000)
  return unsubscribePage(kind, links.sign({ purpose: 'unsubscribe', personId, about, expiresAt }))
}

async function isWanted({ token }: { readonly token: string }, kind = 'new-requests') {
  const { body } = await world.product.call<{ notifications: { kind: string; wanted: boolean }[] }>('GET', '/api/pro/settings', { token })
  return body.notifications.find((each) => each.kind === kind)?.wanted
}

test('a program turns a kind of mail off by one POST without a session, in either form, and twice as well', async () => {
  const planner = await registeredPlanner(world.product)
  const link = linkOf(planner.id)
  const boundary = 'of-a-mail-program'
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
  const forms = [
    ['application/x-www-form-urlencoded', oneClick],
    [`multipart/form-data; boundary=${boundary}`, part],
  ] as const
  for (const [type, body] of [...forms, ...forms]) {
    const { status, headers } = await world.product.call('POST', link, { body, key: null, headers: { 'content-type': type } })
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('location')
    await expect.poll(() => isWanted(planner)).toBe(false)
  }
  await expect.poll(() => isWanted(planner, 'request-changes')).toBe(true)
})

test('opening the link alone changes nothing', async () => {
  const planner = await registeredPlanner(world.product)
  expect((await world.product.call('GET', linkOf(planner.id), { headers: html })).status).toBe(200)
  await expect.poll(() => isWanted(planner)).toBe(true)
})

test('a link of another kind, of another person or of long ago turns nothing off', async () => {
  const planner = await registeredPlanner(world.product)
  const post = async (path: string) => {
    const headers = { ...html, 'content-type': 'application/x-www-form-urlencoded' }
    return (await world.product.call('POST', path, { body: oneClick, key: null, headers })).status
  }
  expect(await post(linkOf(planner.id, { about: 'request-changes' }))).toBe(404)
  expect(await post(linkOf(randomUUID()).replace(/[\da-f-]{36}(?=\.)/, planner.id))).toBe(404)
  expect(await post(linkOf(planner.id, { kind: 'provider-account' }))).toBe(404)
  expect(await post(linkOf(planner.id, { days: -1 }))).toBe(410)
  await expect.poll(() => isWanted(planner)).toBe(true)
})

test.each(['desktop', 'phone'] as const)(
  'on a %s a person turns a kind off without scripts, and on again in the settings',
  async (device) => {
    const planner = await registeredPlanner(world.product)
    const page = await world.open({ device, context: { javaScriptEnabled: false } })
    await page.goto(linkOf(planner.id))
    await page.getByRole('heading', { level: 1, name: 'Ne plus recevoir ces messages' }).waitFor()
    await page.getByRole('button', { name: 'Ne plus les recevoir' }).click()
    await page.getByRole('heading', { level: 1, name: 'C’est noté' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Ouvrir mes préférences' }).getAttribute('href')).toBe('/office/settings')
    expectNoProblems(page, /failed: GET .*\.(js|css) csp/)

    const office = await world.open({ device, cookies: { pro_token: planner.token } })
    await office.goto('/office/settings')
    const requests = office.getByRole('region', { name: 'Notifications' }).getByRole('switch', { name: 'Nouvelles demandes' })
    await requests.waitFor()
    await expect.poll(() => requests.isChecked()).toBe(false)
    await expectPresentable(office, `settings-${device}`)
    await requests.check()
    await expect.poll(() => isWanted(planner)).toBe(true)
    await office.reload()
    await expect.poll(() => requests.isChecked()).toBe(true)
    expectNoProblems(office)
  },
)

test('the page of the link can be read on a phone, before and after', async () => {
  const planner = await registeredPlanner(world.product)
  const page = await world.open({ device: 'phone' })
  await page.goto(linkOf(planner.id))
  await expectPresentable(page, 'unsubscribe')
  const person = { kind: 'provider', id: planner.id } as const
  await perform(world.product, changeNotificationPreference, { person, kind: 'new-requests', wanted: false })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'C’est noté' }).waitFor()
  await expectPresentable(page, 'unsubscribe-done')
})
