import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CoupleExport } from '../../src/api/schemas/couple/export.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { holdBack } from '../browser/holdBack.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { claimsOf, coupleCalls } from '../setup/coupleCalls.ts'
import { provenPhone, registrationForm } from '../setup/phoneSignIn.ts'
import { plannerWithCredit, type RequestBody, requestUrl, sendRequest } from '../setup/sentRequest.ts'
import { perform, signedInCouple, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { wizardProject } from '../setup/wizardProject.ts'

let world: BrowserWorld
let planner: TestPlanner
const { registered, me, post } = coupleCalls(() => world.product)
beforeAll(async () => {
  // A number is used again here sooner than a person would.
  world = await openBrowserWorld({ rules: { ...defaultRules, phoneCode: { ...defaultRules.phoneCode, secondsBetweenSends: 0 } } })
  planner = await plannerWithCredit(world.product)
  await world.product.positions.waitFor(providerDirectory, planner.position as never, 20_000)
})
afterAll(() => world.close())

type Registered = Awaited<ReturnType<typeof registered>>

/** A couple that registered by its phone, in its browser. */
async function openProfile(couple: Registered, options: Parameters<BrowserWorld['open']>[0] = {}): Promise<Page> {
  const page = await world.open({ cookies: { token: couple.token, refresh_token: couple.refresh_token }, ...options })
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor()
  return page
}

/** The couple writes to the planner; gives the request as it lies in its inbox. */
async function write({ token }: Registered): Promise<RequestBody> {
  const { body } = await world.product.call<{ projectId: string }>('POST', '/api/project/save-project', { token, body: wizardProject() })
  const message = { project: body.projectId, prestataire: planner.id, message: 'Bonjour, seriez-vous libre ?' }
  await world.product.call('POST', '/api/project/send-to-prestataire', { token, body: message })
  const locked = async () =>
    (await world.product.call<RequestBody[]>('GET', '/api/pro/requests', { token: planner.token })).body.find(
      ({ status }) => status !== 'unlocked',
    )
  await expect.poll(locked).toBeDefined()
  const request = await locked()
  if (!request) throw new Error('the inbox is empty')
  return request
}

const asPlanner = (request: RequestBody, act = '') =>
  world.product.call<{ contact: object | null; contactDeletedAt: string; withdrawnAt: string | null }>(
    act === '' ? 'GET' : 'POST',
    requestUrl(request.id, act),
    { token: planner.token },
  )

const narrow = { width: 320, height: 640 }
const broken = { status: 500, json: { title: 'Broken' } }

test('the couple sees who opened its contact data, asks to have them deleted, and sees that they were', async () => {
  const couple = await registered()
  const request = await write(couple)
  const page = await world.open({
    device: 'phone',
    cookies: { token: couple.token, refresh_token: couple.refresh_token },
    context: { timezoneId: 'Asia/Tokyo' },
  })
  const section = page.getByRole('region', { name: 'Qui a vu vos coordonnées' })
  const disclosures = '**/api/project/disclosures'
  await page.route(disclosures, (route) => route.fulfill(broken))
  await page.goto('/profile')
  await section
    .getByText('Une erreur est survenue\u00a0: Erreur 500\u00a0: le service rencontre un problème. Veuillez réessayer dans un instant.')
    .waitFor()
  await expectPresentable(page, 'disclosures-error-phone')
  await page.unroute(disclosures)
  const { release } = await holdBack(page, disclosures)
  await section.getByRole('button', { name: 'Réessayer' }).click()
  await section.getByRole('status', { name: 'Chargement…' }).waitFor()
  await expectPresentable(page, 'disclosures-loading-phone')
  release()
  await section.getByText('Aucun prestataire n’a consulté vos coordonnées.').waitFor()
  await expectPresentable(page, 'disclosures-empty-phone')
  expectNoProblems(page, /500/)

  await asPlanner(request, '/unlock')
  const item = section.getByRole('listitem')
  await item.getByText('Coordonnées consultées le').waitFor()
  const { body } = await world.product.call<{ disclosures: { unlockedAt: string; prestataire: { profileUrl: string } }[] }>(
    'GET',
    '/api/project/disclosures',
    { token: couple.token },
  )
  const [disclosure] = body.disclosures
  const inTokyo = new Date(disclosure?.unlockedAt ?? '').toLocaleString('fr-FR', {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  expect(await item.textContent()).toContain(`Coordonnées consultées le ${inTokyo}`)
  expect(await item.textContent()).toContain('Mariage · 19/06/2027 · Lyon')
  const link = item.getByRole('link', { name: 'Atelier Fontaine' })
  expect(await link.getAttribute('href')).toBe(disclosure?.prestataire.profileUrl)

  const ask = item.getByRole('button', { name: 'Demander la suppression à Atelier Fontaine' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: /^Demander à Atelier Fontaine de supprimer vos coordonnées\s\?$/ })
  await dialog.waitFor()
  await expectPresentable(page, 'disclosures-ask-phone')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  expect((await asPlanner(request)).body).toMatchObject({ deletionAskedAt: null })
  await page.route('**/ask-deletion', (route) => route.fulfill(broken), { times: 1 })
  await ask.click()
  const send = dialog.getByRole('button', { name: 'Envoyer ma demande' })
  await send.click()
  await dialog
    .getByText('Une erreur est survenue\u00a0: Erreur 500\u00a0: le service rencontre un problème. Veuillez réessayer dans un instant.')
    .waitFor()
  await expectAccessible(page)
  await send.click()
  await item.getByText(/^Suppression demandée le \d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Suppression demandée le')
  expect((await asPlanner(request)).body.contact).not.toBeNull()
  await expectPresentable(page, 'disclosures-asked-phone')

  await asPlanner(request, '/confirm-deletion')
  await item.getByText(/^Suppression confirmée le \d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor()
  await expectPresentable(page, 'disclosures-confirmed-phone')
  expect((await asPlanner(request)).body.contact).toBeNull()
  await page.reload()
  await item.getByText('Suppression confirmée le').waitFor()
  await page.setViewportSize(narrow)
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Atelier Fontaine' }).waitFor()
  expectNoProblems(page, /500/)
})

test('of a long list the latest are shown first, and all of them when they are asked for, in German on a narrow phone', async () => {
  const { product } = world
  const name = 'Die unvergesslichen Hochzeitsfeierlichkeiten der Familie Vandenberghe-Schlesinger'
  const busy = await signedInPlanner(product, { company: { name } })
  await perform(product, grantPremium, { providerId: busy.id })
  const couple = await signedInCouple(product, { locale: 'de-DE' })
  for (let number = 1; number <= 6; number++) {
    const { requestId } = await sendRequest(product, couple, busy)
    await product.call('POST', requestUrl(requestId, '/unlock'), { token: busy.token })
  }
  const page = await world.open({ language: 'de', device: 'phone', cookies: { token: couple.token }, context: { viewport: narrow } })
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Wer Ihre Kontaktdaten gesehen hat' })
  const whole = section.getByRole('button', { name: 'Ganze Liste anzeigen (6)' })
  await whole.waitFor()
  expect(await section.getByRole('listitem').count()).toBe(5)
  await whole.click()
  await expect.poll(() => section.getByRole('listitem').count()).toBe(6)
  expect(await whole.count()).toBe(0)
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0)
  await expectAccessible(page)
  await screenshot(page, 'disclosures-long-phone')
  await section
    .getByRole('button', { name: `Um Löschung bitten: ${name}` })
    .first()
    .click()
  await page.getByRole('dialog', { name: `${name} um die Löschung Ihrer Kontaktdaten bitten?` }).waitFor()
  await screenshot(page, 'disclosures-long-ask-phone')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await screenshot(page, 'disclosures-long-desktop')
  expectNoProblems(page)
})

test('everything that is stored about the couple is downloaded as a file', async () => {
  const couple = await registered()
  const page = await openProfile(couple)
  const section = page.getByRole('region', { name: 'Vos données' })
  const { release } = await holdBack(page, '**/api/project/export')
  const downloading = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Télécharger mes données' }).click()
  expect(await section.getByRole('button', { name: 'Préparation du fichier…' }).isDisabled()).toBe(true)
  await expectAccessible(page)
  release()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^alliance-\d{4}-\d\d-\d\d\.json$/)
  const document = CoupleExport.parse(JSON.parse(readFileSync(await download.path(), 'utf8')))
  expect(document.profile).toMatchObject({ firstname: 'Camille', lastname: 'Moreau', phone: couple.phone })
  await section.getByText(`Vos données sont téléchargées\u00a0: ${download.suggestedFilename()}`).waitFor()
  await expectPresentable(page, 'personal-data-desktop')
  expectNoProblems(page)

  // It is given five times an hour.
  for (let time = 1; time < 5; time++) await world.product.call('GET', '/api/project/export', { token: couple.token })
  await section.getByRole('button', { name: 'Télécharger mes données' }).click()
  await section.getByText(/^Vos données n’ont pas pu être téléchargées\s: Trop de demandes\. Veuillez réessayer dans/).waitFor()
  await expectAccessible(page)
  expectNoProblems(page, /429/)
})

test('an account is deleted after a deliberate yes: signed out, providers notified, the number free again', async () => {
  const couple = await registered()
  const request = await write(couple)
  await asPlanner(request, '/unlock')
  const page = await openProfile(couple)
  const open = page.getByRole('button', { name: 'Supprimer mon compte' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: /^Supprimer votre compte\s\?$/ })
  const submit = dialog.getByRole('button', { name: 'Supprimer mon compte' })
  await dialog.getByText('Tous vos projets sont annulés et vos demandes retirées.').waitFor()
  await dialog.getByText(/^Les prestataires que vous avez contactés en sont informés/).waitFor()
  await dialog.getByText(/^Cette décision est définitive\./).waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await expectPresentable(page, 'delete-account-desktop')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await me(couple.token)).body).toMatchObject({ firstname: 'Camille' })

  await page.setViewportSize({ width: 360, height: 740 })
  await open.click()
  const understood = dialog.getByRole('checkbox', { name: 'Je comprends que tout est effacé et que rien ne peut être rétabli.' })
  expect(await understood.isChecked()).toBe(false)
  await understood.check()
  await page.route('**/api/project/delete-account', (route) => route.fulfill(broken), { times: 1 })
  await submit.click()
  await dialog
    .getByText(
      'Votre compte n’a pas pu être supprimé\u00a0: Erreur 500\u00a0: le service rencontre un problème. Veuillez réessayer dans un instant.',
    )
    .waitFor()
  await expectPresentable(page, 'delete-account-failed-phone')
  await page.evaluate(() => sessionStorage.setItem('alliance.wizard', 'what was typed'))
  await submit.click()
  await page.waitForURL('/')
  await page.getByText(/^Votre compte est supprimé et vos données sont effacées\. Merci de votre confiance, et belle fête\s!$/).waitFor()
  expect(await page.getByText('Votre session a expiré', { exact: false }).count()).toBe(0)
  await expectPresentable(page, 'goodbye-phone')
  await page.getByRole('combobox', { name: 'Langue' }).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name.endsWith('token'))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('alliance.wizard'))).toBeNull()
  await page.goto('/profile')
  await page.waitForURL('/')
  expectNoProblems(page, /500/)

  expect((await me(couple.token)).status).toBe(401)
  await expect
    .poll(async () => (await asPlanner(request)).body)
    .toMatchObject({ withdrawnAt: expect.any(String), contact: null, erased: true })
  const proof = await provenPhone(world.product, couple.phone)
  const second = await post('register', registrationForm(couple.phone, proof, { firstname: 'Alix' }))
  expect(second.body.user).toMatchObject({ firstname: 'Alix', phone: couple.phone })
  expect(claimsOf(second.body.token).sub).not.toBe(claimsOf(couple.token).sub)
})
