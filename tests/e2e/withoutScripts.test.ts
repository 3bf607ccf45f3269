import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleOperator } from '../../scripts/demo/texts/exampleOperator.ts'
import {
  directoryPath,
  guaranteePath,
  legalPaths,
  officePath,
  ownReviewPage,
  paths,
  reviewPage,
  unsubscribePage,
  venueDirectoryPath,
  venuePage,
} from '../../src/api/schemas/pagePaths.ts'
import type { PublicPage } from '../../src/api/schemas/publicPage.ts'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { askErasure } from '../../src/domain/person/askErasure.ts'
import { createReviewLinks } from '../../src/operational/reviewLinks.ts'
import { reviewLinkKey } from '../../src/operational/secrets.ts'
import { createSignedLinks } from '../../src/operational/signedLinks.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { holdBack } from '../browser/holdBack.ts'
import { loadedScripts } from '../browser/loadedScripts.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { publicVenue } from '../setup/publicVenue.ts'
import { publishedPortfolio } from '../setup/publishedPortfolio.ts'
import { perform, signedInCouple, signedInPlanner } from '../setup/testPeople.ts'
import { waitForVenues } from '../setup/waitForVenues.ts'
import { writtenReview } from '../setup/writtenReview.ts'

let world: BrowserWorld
/** The not-found page of this test, and scripts that the browser blocks. */
const blocked = /404: GET .*\/nowhere|410: GET .*\/review\/x|console error: .*(404|410)|failed: GET .*\.(js|css) csp/
const addresses: Record<PublicPage['kind'], string> = {
  welcome: paths.welcome,
  directory: directoryPath,
  venue: '',
  venueDirectory: venueDirectoryPath,
  provider: '',
  portfolio: '',
  ...legalPaths,
  guarantee: guaranteePath,
  reviewForm: '',
  reviewSent: '',
  reviewLinkOver: reviewPage('x'),
  ownReview: '',
  ownReviewErased: '',
  unsubscribe: '',
  notFound: '/nowhere',
}

beforeAll(async () => {
  world = await openBrowserWorld({ exampleOperator })
  const planner = await signedInPlanner(world.product)
  const { body } = await world.product.call<{ planner: { profileUrl: string } }>('GET', `/api/project/planners/${planner.publicId}`, {
    after: planner.position,
  })
  addresses.provider = body.planner.profileUrl
  await perform(world.product, grantPremium, { providerId: planner.id })
  addresses.portfolio = await publishedPortfolio(world.product, planner, {
    title: 'Camille & Jules',
    description: 'Un week-end sous les tilleuls, entre deux orages.',
  })
  const venue = await publicVenue(world.product, planner)
  await waitForVenues(world.product, venue.position)
  addresses.venue = venuePage(venue.publicId, 'domaine-des-tilleuls')
  const links = createReviewLinks(reviewLinkKey(world.product.backend.secrets))
  addresses.reviewForm = reviewPage(links.token(planner.id, 1))
  addresses.reviewSent = `${addresses.reviewForm}/sent`
  const signed = createSignedLinks({ tokenKey: world.product.backend.secrets.tokenKey, now: () => new Date() })
  const expiresAt = new Date(Date.now() + 60_000_000)
  const token = signed.sign({ purpose: 'unsubscribe', personId: planner.id, about: 'new-requests', expiresAt })
  addresses.unsubscribe = unsubscribePage('new-requests', token)
  const kept = await writtenReview(world.product, planner.id)
  const gone = await writtenReview(world.product, planner.id)
  const person = { kind: 'reviewer', id: gone.reviewId } as const
  await perform(world.product, askErasure, { person, certificateId: randomUUID(), reason: 'asked-by-person' })
  addresses.ownReview = ownReviewPage(links.ownToken(kept.reviewId))
  addresses.ownReviewErased = ownReviewPage(links.ownToken(gone.reviewId))
})
afterAll(() => world.close())

test('without scripts a visitor and a couple can read every page for everybody, choose the language and go on', async () => {
  const { token } = await signedInCouple(world.product)
  for (const cookies of [{}, { [plainCookies.couple.access]: token }]) {
    const page = await world.open({ context: { javaScriptEnabled: false }, cookies })
    // The welcome page sends a couple to its own page, which needs scripts.
    const shown = Object.entries(addresses).filter(([kind]) => kind !== 'welcome' || Object.keys(cookies).length === 0)
    for (const [kind, address] of shown) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: 'Se connecter' }).waitFor()
      // A button outside of a form needs a script to have an effect.
      await expect.poll(() => page.locator('button:visible:not(form *)').allTextContents(), { message: kind }).toEqual([])
      await header.getByRole('combobox', { name: 'Langue' }).selectOption('de')
      await header.getByRole('button', { name: 'Choisir' }).click()
      await header.getByRole('link', { name: 'Anmelden' }).waitFor()
      expect(new URL(page.url()).pathname, kind).toBe(address)
      await header.getByRole('combobox', { name: 'Sprache' }).selectOption('fr')
      await header.getByRole('button').click()
      await header.getByRole('link', { name: 'Se connecter' }).waitFor()
    }
    expectNoProblems(page, blocked)
  }
})

test('with scripts, none of these pages moves when its fonts load last, or loads more than 15 kB of scripts', async () => {
  const readOn = async (device: 'phone' | 'desktop') => {
    const page = await world.open({ device })
    for (const address of Object.values(addresses)) {
      const fonts = await holdBack(page, '**/*.woff2')
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      fonts.release()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      expect(fonts.calls, address).toHaveLength(2)
      await page.unroute('**/*.woff2')
      await expectNoLayoutShift(page, 0.01)
      const { files, bytes } = await loadedScripts(page)
      expect(files, address).not.toHaveLength(0)
      expect(bytes, `scripts of ${address}, gzipped`).toBeLessThanOrEqual(15_000)
    }
    expectNoProblems(page, blocked)
  }
  await Promise.all([readOn('phone'), readOn('desktop')])
})

test.each([paths.account, paths.wizard, officePath])('without scripts %s says that it needs them', async (path) => {
  const page = await world.open({ context: { javaScriptEnabled: false } })
  await page.goto(path)
  // Playwright's text selectors skip noscript.
  const notice = page.locator('noscript p')
  await notice.waitFor()
  await expect.poll(() => notice.textContent()).toContain('Cette page a besoin de JavaScript.')
  expectNoProblems(page, blocked)
})
