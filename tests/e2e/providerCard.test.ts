import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prestataire } from '../../src/api/schemas/couple/prestataire.ts'
import type { Project } from '../../src/api/schemas/couple/projects.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { addVideo } from '../../src/domain/provider/addVideo.ts'
import { changeCircleMembership } from '../../src/domain/provider/changeCircleMembership.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
  const { id: providerId } = await signedInPlanner(world.product, { company: { name: 'Atelier Fontaine' } })
  await perform(world.product, grantPremium, { providerId })
  for (const [index, alt] of ['Une table sous les tilleuls', 'Le dîner', 'Le bal'].entries()) {
    await perform(world.product, addPhoto, { providerId, photoId: randomUUID(), picture: `scenes/${index}`, alt })
  }
  const videos = [
    { title: 'Un mariage en mai', platform: 'youtube', key: 'dQw4w9WgXcQ' },
    { title: 'Nos voix', platform: 'vimeo', key: '76979871' },
  ] as const
  for (const video of videos) await perform(world.product, addVideo, { providerId, videoId: randomUUID(), ...video })
  const position = await perform(world.product, changeCircleMembership, { providerId, member: true })
  await world.product.positions.waitFor(providerDirectory, position, 60_000)
})
afterAll(() => world.close())

const longName = 'Les Fabuleuses Célébrations de Marie-Antoinette & Barthélemy'

/** A provider with more content than those of the test setup. */
function richer(provider: Prestataire): Prestataire {
  const services = ['Organisation complète', 'Organisation partielle', 'Coordination du jour J', 'Cérémonie laïque', 'Décoration']
  return {
    ...provider,
    name: longName,
    isPremium: true,
    hasLoggedInTheLastDays: true,
    portrait:
      '<strong>Douze saisons</strong> de mariages<img src="/x" onerror="document.title=\'broken\'"><script>document.title="broken"</script>',
    description_longue: `<p>Un portrait.</p>${'<p>Encore un paragraphe sur notre façon de travailler.</p>'.repeat(12)}`,
    benefits: ['Calme', '<em>Discrétion</em>'],
    prestations: services.map((label, index) => ({
      label,
      description: `Ce que contient ${label}`,
      budgetStartingFrom: index === 1 ? null : 4000 - 500 * index,
    })),
  }
}

async function open(device: 'desktop' | 'phone', language = 'fr') {
  const { couple } = await coupleWithProject(world.product, {}, language === 'fr' ? 'fr-FR' : 'en-GB')
  const page = await world.open({ device, language, cookies: { token: couple.token } })
  await page.route('**/api/project/projects', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { projects: Project[] }
    const projects = body.projects.map((project) => ({ ...project, plannersSuggested: project.plannersSuggested.map(richer) }))
    await route.fulfill({ response, json: { ...body, projects } })
  })
  await page.route('**/api/project/planners/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { planner: Prestataire }
    await route.fulfill({ response, json: { ...body, planner: richer(body.planner) } })
  })
  await page.goto('/project')
  return { page, couple, card: page.getByRole('article', { name: longName }) }
}

async function check(page: Page, name: string): Promise<void> {
  await screenshot(page, name)
  await expectAccessible(page)
  await expectNoOverflow(page)
  expectNoProblems(page, blocked)
}

/** The browser's report about the hostile portrait: nothing of it ran. */
const blocked = /Executing inline event handler violates .* The action has been blocked/

test('a card says who, where, what from how much, in which languages and how lately; its heart can be taken back', async () => {
  const { page, couple, card } = await open('desktop')
  await card.getByText('Lyon (69)').waitFor()
  for (const words of ['Premium', 'Membre du cercle', 'À jour', '+2 autres', 'sur devis'])
    await card.getByText(words, { exact: true }).waitFor()
  await card.getByText(/^à partir de 4.000.€$/).waitFor()
  await expect.poll(() => card.getByRole('list', { name: 'Services' }).getByRole('listitem').count()).toBe(4)
  for (const language of ['français', 'anglais']) await card.getByRole('img', { name: language }).waitFor()
  await expect.poll(() => card.locator('strong').textContent()).toBe('Douze saisons')
  await expect.poll(() => card.locator('[onerror], script').count()).toBe(0)
  expect(await page.title()).not.toBe('broken')
  await expect.poll(() => card.locator('img').first().getAttribute('src')).toMatch(/^\/images\/[\w-]+\/portraits\/[\w-]+\?w=96$/)

  await card.getByRole('button', { name: 'À jour' }).focus()
  await page.getByRole('tooltip', { name: 'Ce prestataire s’est connecté au cours des 90 derniers jours.' }).waitFor()
  await screenshot(page, 'card-tooltip-desktop')
  await page.keyboard.press('Escape')
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await check(page, 'card-desktop')

  const heart = card.getByRole('button', { name: `Garder ${longName} en favori` })
  const kept = async () => (await world.product.call<unknown[]>('GET', '/api/directory/favorites', { token: couple.token })).body.length
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(kept).toBe(1)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.poll(kept).toBe(0)
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  await page.route('**/api/directory/favorites/*', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await heart.click()
  await page.getByText('Vos favoris n’ont pas pu être modifiés.').waitFor()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  expectNoProblems(page, /500|Executing inline/)
})

test('the profile opens by keyboard, keeps the focus, loads players when asked, and closes by Escape and by going back', async () => {
  const { page, card } = await open('desktop')
  const view = card.getByRole('button', { name: 'Voir le profil' })
  await view.press('Enter')
  const dialog = page.getByRole('dialog', { name: longName })
  await dialog.getByRole('heading', { name: 'À propos' }).waitFor()
  await check(page, 'profile-desktop')
  for (const heading of ['Photos', 'Services', 'Expérience', 'Points forts', 'Vidéos'])
    await dialog.getByRole('heading', { name: heading }).waitFor()
  const offered = dialog.getByRole('listitem').filter({ hasText: 'Ce que contient' })
  expect((await offered.allInnerTexts()).map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' ').split(/\n+/))).toEqual([
    ['Organisation complète', 'Ce que contient Organisation complète', 'à partir de 4 000 €'],
    ['Organisation partielle', 'Ce que contient Organisation partielle', 'sur devis'],
    ['Coordination du jour J', 'Ce que contient Coordination du jour J', 'à partir de 3 000 €'],
    ['Cérémonie laïque', 'Ce que contient Cérémonie laïque', 'à partir de 2 500 €'],
    ['Décoration', 'Ce que contient Décoration', 'à partir de 2 000 €'],
  ])
  for (const words of ['Un portrait.', 'Douze saisons', 'Complet', 'Calme']) await dialog.getByText(words, { exact: true }).waitFor()
  await dialog.getByRole('img', { name: 'Une table sous les tilleuls' }).waitFor()
  await dialog.getByRole('button', { name: 'Le dîner' }).click()
  const opened = dialog.locator('img[data-stage]')
  await opened.and(page.getByAltText('Le dîner')).waitFor()
  // Closes only the photograph.
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  await expect.poll(() => dialog.locator('iframe').count()).toBe(0)
  await page.route(/youtube-nocookie|vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))
  for (const title of ['Un mariage en mai', 'Nos voix']) await dialog.getByRole('button', { name: `Lire la vidéo : ${title}` }).click()
  await expect
    .poll(() => dialog.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('src'))))
    .toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'])
  await dialog.getByRole('button', { name: 'Fermer le profil' }).focus()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true)

  await view.click()
  await dialog.waitFor()
  await page.reload()
  await dialog.getByRole('heading', { name: 'À propos' }).waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.unroute('**/api/project/planners/*')
  await page.goto('/project?planner=nobody')
  await page.getByRole('dialog').getByText('Ce prestataire n’est plus disponible.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expectNoProblems(page, /404|Executing inline/)
})

test('on a phone, in English, the profile takes the screen', async () => {
  const { page, card } = await open('phone', 'en')
  await card.getByText('from €4,000').waitFor()
  await card.getByRole('button', { name: 'Up to date' }).tap()
  await page.getByRole('tooltip', { name: 'This planner logged in within the last 90 days.' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await check(page, 'card-phone')
  await card.getByRole('button', { name: `View profile of ${longName}` }).tap()
  const dialog = page.getByRole('dialog', { name: longName })
  await dialog.getByRole('heading', { name: 'About' }).waitFor()
  await expect.poll(() => dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(360)
  await check(page, 'profile-phone')
  await dialog.getByRole('button', { name: `Send a request to ${longName}` }).tap()
  await page.getByRole('dialog', { name: `Write to ${longName}` }).waitFor()
})
