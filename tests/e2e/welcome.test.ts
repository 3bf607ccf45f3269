import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { exampleTestimonials } from '../../scripts/demo/texts/exampleTestimonials.ts'
import { paths } from '../../src/api/schemas/pagePaths.ts'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ exampleTestimonials })
})
afterAll(() => world.close())

test('the page stands before any script, says what is free and what it costs, and leads on', async () => {
  const { body } = { body: await (await fetch(`${world.origin}/`, { headers: { 'accept-language': 'fr' } })).text() }
  expect(body).toContain('Le mariage qui vous ressemble commence par une rencontre')
  const page = await world.open()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const assurances = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect
    .poll(() => assurances.allTextContents())
    .toEqual([
      '3 à 5 minutes pour décrire votre projet',
      'Gratuit pour les couples, sans engagement',
      'Votre numéro n’est communiqué qu’aux prestataires que vous contactez',
    ])
  const steps = page.getByRole('region', { name: 'Comment ça marche' }).getByRole('listitem')
  await expect
    .poll(() => steps.getByRole('heading').allTextContents())
    .toEqual(['1.Votre numéro', '2.Votre projet', '3.Trois profils', '4.La rencontre'])
  const prices = page.getByRole('region', { name: 'Des prix affichés' }).getByRole('listitem')
  for (const [index, price] of [
    /^Organisation complète.*4.000.€/,
    /^Organisation partielle.*2.000.€/,
    /^Coordination du jour J.*1.500.€/,
  ].entries()) {
    await expect.poll(() => prices.nth(index).textContent()).toMatch(price)
  }
  const words = page.getByRole('region', { name: 'Ils se sont rencontrés ici' }).getByRole('figure')
  await expect.poll(() => words.count()).toBe(2)
  for (const [index, couple] of ['Inès et Thomas', 'Sofia et Marc'].entries()) await words.nth(index).getByText(couple).waitFor()
  await page.getByText('Contacter plusieurs prestataires multiplie vos chances d’obtenir une réponse.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'welcome-desktop')
  // No figure is shown that the data do not support.
  await expect.poll(() => page.getByText(/plus de 500|24 heures|6 fois/).count()).toBe(0)
  await page.getByRole('link', { name: 'Décrire mon projet' }).first().click()
  await page.waitForURL('/account')
  expectNoProblems(page)
})

test('nothing of the app is fetched until somebody points at a link into it', async () => {
  const page = await world.open()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) fetched.add(pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched).toEqual(await scriptsOf(paths.welcome))
  const ofApp = [...(await scriptsOf(paths.account))].filter((script) => !fetched.has(script))
  expect(ofApp.length).toBeGreaterThan(2)
  await page.getByRole('link', { name: 'Décrire mon projet' }).first().hover()
  await expect.poll(() => ofApp.filter((script) => !fetched.has(script))).toEqual([])
  expect(page.url()).toBe(`${world.origin}/`)
  expectNoProblems(page)
})

test('sections far below the window are laid out only when the page is scrolled near them', async () => {
  const page = await world.open({ device: 'phone' })
  await page.goto('/')
  const closing = page.getByRole('heading', { name: 'Et si votre prochaine soirée suffisait' })
  const isLaidOut = () => closing.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(false)
  await closing.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
})

/** The scripts that the server's page requests by itself, at once or after it was painted. */
async function scriptsOf(path: string): Promise<ReadonlySet<string>> {
  const text = await (await fetch(world.origin + path, { headers: { accept: 'text/html', 'accept-language': 'fr' } })).text()
  const markup = text.replace(/<script type="application\/json".*?<\/script>/, '')
  const addresses = [...markup.matchAll(/(?:src|href|data-modules)="([^"]+\.js)"/g)]
  return new Set(addresses.flatMap(([, address = '']) => address.split(' ')))
}

test('it fits a phone, in English, and its campaign variant has no navigation', async () => {
  const page = await world.open({ device: 'phone', language: 'en-GB' })
  await page.goto('/lp')
  await page.getByRole('heading', { name: 'The wedding that is you begins with meeting the right person' }).waitFor()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await screenshot(page, 'welcome-lp-phone')
  await expect.poll(() => page.getByRole('combobox').count()).toBe(1)
  await page.getByRole('link', { name: 'Describe my project' }).first().click()
  await page.waitForURL('/account-lp')
  expectNoProblems(page)
})

test('without scripts the film can be seen, the carousel stopped and the language chosen, which is kept', async () => {
  const page = await world.open({ context: { javaScriptEnabled: false, reducedMotion: 'no-preference' } })
  await page.goto('/')
  await page.getByText('Voir le film').click()
  for (const sentence of ['Vous recevez un code par SMS, et vous voilà chez vous.', 'Ils vous répondent : il ne reste qu’à se rencontrer.'])
    await page.getByText(sentence).waitFor()
  await page.getByRole('checkbox', { name: 'Arrêter le défilement' }).check()
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('de')
  await page.getByRole('button', { name: 'Choisir' }).click()
  await page.getByRole('heading', { level: 1, name: /Hochzeit/ }).waitFor()
  await page.getByRole('link', { name: 'Verzeichnis' }).first().click()
  await page.waitForURL('/planners')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
})

test('testimonials that nobody said are marked as examples, to couples and to providers', async () => {
  const page = await world.open()
  await page.goto('/')
  const region = page.getByRole('region', { name: 'Ils se sont rencontrés ici' })
  await region.getByText('Inès et Thomas').first().waitFor()
  await region.getByText('Exemple de témoignage').first().waitFor()
  await expect.poll(() => region.getByText('Exemple de témoignage').count()).toBe(2 * 2)
  await page.goto('/office/login')
  const aside = page.getByRole('complementary', { name: 'Ce que disent nos prestataires' })
  await aside.getByText('Hélène, wedding planner à Annecy (Exemple de témoignage)').waitFor()
  expectNoProblems(page)
})

test('without testimonials their section is absent', async () => {
  const own = await openBrowserWorld()
  onTestFinished(() => own.close())
  const page = await own.open()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Comment ça marche' }).waitFor()
  await expect.poll(() => page.getByRole('region', { name: 'Ils se sont rencontrés ici' }).count()).toBe(0)
  await expect.poll(() => page.getByText(/Inès|Exemple/).count()).toBe(0)
  await page.goto('/office/login')
  await page.getByRole('textbox').first().waitFor()
  await expect.poll(() => page.getByRole('complementary').count()).toBe(0)
  expectNoProblems(page)
})

test('testimonials pass by in 30 seconds and can be stopped; the film is captioned, and paused by keyboard', async () => {
  const page = await world.open({ context: { reducedMotion: 'no-preference' } })
  await page.goto('/')
  const running = () =>
    page.evaluate(() => {
      const moving = document.getAnimations().filter((animation) => animation instanceof CSSAnimation)
      return moving.map(({ effect, playState }) => [effect?.getTiming().duration, playState])
    })
  await page.getByRole('heading', { name: 'Ils se sont rencontrés ici' }).scrollIntoViewIfNeeded()
  await expect.poll(running).toEqual([[30_000, 'running']])
  await page.getByRole('checkbox', { name: 'Arrêter le défilement' }).check()
  await page.mouse.move(0, 0)
  await expect.poll(running).toEqual([[30_000, 'paused']])

  await page.getByText('Voir le film').click()
  await page.getByText('Vous recevez un code par SMS, et vous voilà chez vous.').waitFor()
  await page.locator('[data-toggle]:focus').waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Lire le film' }).waitFor()
  await page.getByRole('button', { name: 'Scène 4 sur 5' }).click()
  await page.getByText('Un seul message part à tous ceux que vous avez choisis.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'welcome-film-desktop')
  expectNoProblems(page)
})

test('the provider that a visitor came for is stored, removed from the address, and wins over its projects', async () => {
  const page = await world.open()
  await page.goto('/?project=new&prestataire=abc-123')
  await page.waitForURL(`${world.origin}/`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('alliance.preload'))).toContain('abc-123')
  expectNoProblems(page)

  const couple = await signedInCouple(world.product)
  const signedIn = await world.open({ cookies: { [plainCookies.couple.access]: couple.token } })
  await signedIn.goto('/')
  await signedIn.waitForURL('/presentation')
  await signedIn.goto('/?project=new&planners=favorites')
  await signedIn.waitForURL('/formulaire')
  expectNoProblems(signedIn)
})
