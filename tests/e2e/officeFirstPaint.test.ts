import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiSides } from '../../src/api/schemas/apiSides.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform, signedInCouple } from '../setup/testPeople.ts'
import { type OfficePlanner, receive, registeredPlanner } from './officePlanner.ts'

/** The delays of the answers for list, detail and balance: each order in which they can arrive, and none. */
const held = [
  [0, 60, 120],
  [0, 120, 60],
  [60, 0, 120],
  [120, 0, 60],
  [60, 120, 0],
  [120, 60, 0],
  [0, 0, 0],
] as const
const readings = [/\/api\/pro\/requests\?/, /\/api\/pro\/requests\/[^/?]+$/, /\/api\/pro\/me$/]
const unlocks = 2 * held.length
const rounds = unlocks + held.length
/** Rows of a page. */
const perPage = 2 * held.length
const patienceMs = 60_000

let world: BrowserWorld
let planner: OfficePlanner
let ids: readonly string[]
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'off' } })
  const { product } = world
  planner = await registeredPlanner(product)
  await perform(product, correctCredits, { providerId: planner.id, credits: unlocks - 1, reason: 'Pack' })
  const received: string[] = []
  // Each of another couple, since a second request of one couple for the same date would be free.
  for (let n = 0; n < rounds; n++) received.push(await receive(product, planner, await signedInCouple(product)))
  ids = received.toReversed()
})
afterAll(() => world.close())

/** The visible state of a request in one frame. */
interface Frame {
  readonly row: string | null
  readonly detail: string | null
  readonly unread: boolean
  readonly badge: string | null
  readonly asking: boolean
}

/** Records the state in every frame in which it changes from now on; a frame can only differ after a mutation. */
async function watchFrames(page: Page, id: string): Promise<void> {
  await page.evaluate((request) => {
    const status = (within: string) => document.querySelector(`${within} [data-status]`)?.getAttribute('data-status') ?? null
    const look = (): Frame => ({
      row: status(`[data-request="${request}"]`),
      detail: status(`[data-open-request="${request}"]`),
      unread: document.querySelector(`[data-request="${request}"]`)?.textContent?.includes('Non lue') ?? false,
      badge: document.querySelector('header a[href="/office/credits"]')?.textContent ?? null,
      asking: document.querySelector('[role=dialog]') !== null,
    })
    const frames: Frame[] = []
    const kept = window as unknown as { frames: Frame[]; watching?: MutationObserver }
    kept.watching?.disconnect()
    kept.frames = frames
    const watch = () => {
      const frame = look()
      if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame)
    }
    kept.watching = new MutationObserver(() => requestAnimationFrame(watch))
    kept.watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    watch()
  }, id)
}

function framesOf(page: Page): Promise<readonly Frame[]> {
  return page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
}

/** Delays the answers to this page's reads by the current round. */
async function holdReadings(page: Page, round: () => number): Promise<void> {
  for (const [index, reading] of readings.entries())
    await page.route(reading, async (route) => {
      const ms = held[round() % held.length]?.[index] ?? 0
      if (ms === 0) return await route.continue()
      const response = await route.fetch()
      await delay(ms)
      await route.fulfill({ response })
    })
}

/** Delays the opening of the live channel until the returned function is called. When it opens, the page refetches everything. */
async function holdLiveChannel(page: Page): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(
    apiSides.provider.eventsPath,
    async (route) => {
      await opened
      await route.continue()
    },
    { times: 1 },
  )
  return () => open()
}

/** The first painted match of a selector after a navigation within the page, with its text at that time. */
async function firstPaint(page: Page, step: string, found: string): Promise<string> {
  return page.evaluate(
    ([link, wanted]) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const element = document.querySelector(wanted)
          if (element) resolve(`${element.outerHTML.match(/data-(?:status|entry-request)="([^"]+)"/)?.[1]}`)
          else requestAnimationFrame(look)
        }
        document.querySelector<HTMLElement>(link)?.click()
        requestAnimationFrame(look)
      }),
    [step, found] as const,
  )
}

test('the first paint after an act shows its result, in the list, the detail, the balance and the statement, in whatever order answers arrive', async () => {
  const page = await world.open({ cookies: { pro_token: planner.token } })
  page.setDefaultTimeout(patienceMs)
  let current = 0
  await holdReadings(page, () => current)
  let openLiveChannel = () => {}

  for (const [round, id] of ids.entries()) {
    current = round
    if (round % perPage === 0) {
      openLiveChannel = await holdLiveChannel(page)
      await page.goto(`/office/requests?perPage=${perPage}&page=${round / perPage + 1}&sort=receivedAt&order=DESC&filter={}`)
      await page.locator(`[data-request="${id}"]`).waitFor()
    }
    const unlocking = round < unlocks
    const status = unlocking ? 'unlocked' : 'rejected'
    await watchFrames(page, id)
    await page.locator(`[data-request="${id}"]`).click()
    await page.locator(`[data-open-request="${id}"]`).waitFor()
    await page.keyboard.press(unlocking ? 'u' : 'r')
    if (!unlocking) await page.getByRole('radio', { name: 'Le budget ne convient pas' }).check()
    await page.locator('[data-confirm], [role=dialog] button[type=submit]').click()
    // On the first request of a page the refetch falls into the action.
    openLiveChannel()
    await page.locator(`[data-request="${id}"] [data-status=${status}]`).waitFor()
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null)
    const frames = await framesOf(page)

    const torn = frames.filter(({ row, detail }) => detail !== null && row !== detail)
    expect(torn, 'list and detail say the same in every frame').toEqual([])
    const asked = frames.findIndex(({ asking }) => asking)
    const after = frames.slice(asked).filter(({ asking }) => !asking)
    expect(
      after.map(({ row }) => row).filter((shown) => shown !== status),
      'no frame without the dialog shows what was',
    ).toEqual([])
    const left = unlocks - Math.min(round + 1, unlocks)
    const balances = frames.filter(({ row }) => row === status).map(({ badge }) => badge)
    expect(new Set(balances), 'the balance goes with it').toEqual(
      new Set([left === 0 ? 'Aucun crédit' : `${left}\u00a0crédit${left > 1 ? 's' : ''}`]),
    )
    expect(frames.at(-1)?.unread).toBe(false)

    if (round % perPage === perPage - 1 && unlocking)
      expect(await firstPaint(page, 'nav a[href="/office/credits"]', '[data-entry]'), 'the statement begins with it').toBe(id)
  }
  expectNoProblems(page)
})

test('on a phone, going back to the list shows the result at once, and other filters do', async () => {
  const phone = await registeredPlanner(world.product, 20)
  const couple = await signedInCouple(world.product)
  const page = await world.open({ device: 'phone', cookies: { pro_token: phone.token } })
  for (let round = 0; round < 5; round++) await receive(world.product, phone, couple)
  await page.goto('/office/requests')
  for (let round = 0; round < 5; round++) {
    const row = page.locator('[data-request]:has([data-status=locked])').first()
    const id = await row.getAttribute('data-request')
    // The list of unlocked requests is cached from before; its outdated state must not be shown.
    await page.getByRole('button', { name: 'Débloquées' }).click()
    await page.waitForFunction(() => document.querySelector('[data-inbox][aria-busy=false]') !== null)
    await page.getByRole('button', { name: 'Toutes' }).click()
    await page.locator(`[data-request="${id}"]`).click()
    await page.locator('[data-unlock]').click()
    await page.locator('[data-confirm]').click()
    await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null)
    const list = `[data-request="${id}"]`
    expect(await firstPaint(page, 'a[aria-label="Retour aux demandes"]', list)).toBe('unlocked')
    expect(await firstPaint(page, '[role=group] button:nth-of-type(4)', list)).toBe('unlocked')
    await page.getByRole('button', { name: 'Toutes' }).click()
    await page.locator(list).waitFor()
  }
  expectNoProblems(page)
})
