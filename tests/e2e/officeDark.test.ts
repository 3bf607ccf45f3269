import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { busyPlanner } from './busyPlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

test('every page of the menu passes axe in dark mode', async () => {
  const { planner } = await busyPlanner(world)
  const page = await world.open({
    cookies: { pro_token: planner.token },
    context: { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  })
  await page.goto('/office/')
  await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
  const links = page.getByRole('navigation').first().getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(12)
  // The public profile is a page for couples, which has no dark mode and tests of its own (profilePreview.test.ts).
  for (const address of addresses.filter((each) => each !== '/office/public-profile')) {
    await page.goto(address)
    await page.locator('#content h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await screenshot(page, `dark${address.replaceAll('/', '-')}`)
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  // A provider whose profile is not published has no badge yet.
  expectNoProblems(page, /\/badge\/|status of 404/)
})

test('nothing in the top bar is cut off or overlaps on a phone', async () => {
  const { planner } = await busyPlanner(world)
  const page = await world.open({
    device: 'phone',
    cookies: { pro_token: planner.token },
    context: { viewport: { width: 360, height: 740 } },
  })
  await page.goto('/office/')
  await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
  const bar = page.getByRole('banner').first()
  await bar.screenshot(process.env['SCREENSHOTS'] ? { path: `${process.env['SCREENSHOTS']}/top-bar-360.png` } : {})
  const parts = await bar.locator(':scope > *').evaluateAll((all) =>
    all.map((part) => {
      const { left, right } = part.getBoundingClientRect()
      return { left, right, isCut: part.scrollWidth > part.clientWidth + 1 }
    }),
  )
  const shown = parts.filter(({ left, right }) => right > left)
  expect(shown.filter(({ left, right, isCut }) => left < 0 || right > 360 || isCut)).toEqual([])
  expect(shown.filter(({ left }, index) => index > 0 && left < (shown[index - 1]?.right ?? 0))).toEqual([])
  expectNoProblems(page)
})
