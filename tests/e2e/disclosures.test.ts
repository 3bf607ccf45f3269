import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { holdBack } from '../browser/holdBack.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { requestUrl, sendRequest } from '../setup/sentRequest.ts'
import { perform, signedInCouple, signedInPlanner } from '../setup/testPeople.ts'
import { broken, openPersonalDataWorld, type PersonalDataWorld } from './personalDataWorld.ts'

let stage: PersonalDataWorld
beforeAll(async () => {
  stage = await openPersonalDataWorld()
})
afterAll(() => stage.close())

const narrow = { width: 320, height: 640 }

test('the couple sees who opened its contact data, asks to have them deleted, and sees that they were', async () => {
  const couple = await stage.registered()
  const request = await stage.write(couple)
  const page = await stage.world.open({
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

  await stage.asPlanner(request, '/unlock')
  const item = section.getByRole('listitem')
  await item.getByText('Coordonnées consultées le').waitFor()
  const { body } = await stage.world.product.call<{ disclosures: { unlockedAt: string; prestataire: { profileUrl: string } }[] }>(
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
  await expect.poll(() => item.textContent()).toContain(`Coordonnées consultées le ${inTokyo}`)
  await item.getByText('Mariage · 19/06/2027 · Lyon').waitFor()
  const link = item.getByRole('link', { name: 'Atelier Fontaine' })
  await expect.poll(() => link.getAttribute('href')).toBe(disclosure?.prestataire.profileUrl)

  const ask = item.getByRole('button', { name: 'Demander la suppression à Atelier Fontaine' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: /^Demander à Atelier Fontaine de supprimer vos coordonnées\s\?$/ })
  await dialog.waitFor()
  await expectPresentable(page, 'disclosures-ask-phone')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  expect((await stage.asPlanner(request)).body).toMatchObject({ deletionAskedAt: null })
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Suppression demandée le')
  expect((await stage.asPlanner(request)).body.contact).not.toBeNull()
  await expectPresentable(page, 'disclosures-asked-phone')

  await stage.asPlanner(request, '/confirm-deletion')
  await item.getByText(/^Suppression confirmée le \d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor()
  await expectPresentable(page, 'disclosures-confirmed-phone')
  expect((await stage.asPlanner(request)).body.contact).toBeNull()
  await page.reload()
  await item.getByText('Suppression confirmée le').waitFor()
  await page.setViewportSize(narrow)
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Atelier Fontaine' }).waitFor()
  expectNoProblems(page, /500/)
})

test('a long list shows the latest first, and all of them on request, in German on a narrow phone', async () => {
  const { product } = stage.world
  const name = 'Die unvergesslichen Hochzeitsfeierlichkeiten der Familie Vandenberghe-Schlesinger'
  const busy = await signedInPlanner(product, { company: { name } })
  await perform(product, grantPremium, { providerId: busy.id })
  const couple = await signedInCouple(product, { locale: 'de-DE' })
  for (let number = 1; number <= 6; number++) {
    const { requestId } = await sendRequest(product, couple, busy)
    await product.call('POST', requestUrl(requestId, '/unlock'), { token: busy.token })
  }
  const page = await stage.world.open({ language: 'de', device: 'phone', cookies: { token: couple.token }, context: { viewport: narrow } })
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Wer Ihre Kontaktdaten gesehen hat' })
  const whole = section.getByRole('button', { name: 'Ganze Liste anzeigen (6)' })
  await whole.waitFor()
  await expect.poll(() => section.getByRole('listitem').count()).toBe(5)
  await whole.click()
  await expect.poll(() => section.getByRole('listitem').count()).toBe(6)
  await expect.poll(() => whole.count()).toBe(0)
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0)
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

test.each(['phone', 'desktop'] as const)('on a %s nothing moves while the profile and then the list are loading', async (device) => {
  const { token } = await signedInCouple(stage.world.product)
  const page = await stage.world.open({ device, cookies: { token } })
  const section = page.getByRole('region', { name: 'Qui a vu vos coordonnées' })
  const disclosures = await holdBack(page, '**/api/project/disclosures')
  const session = await holdBack(page, '**/api/project/me')
  await page.goto('/profile')
  await page.getByRole('status', { name: 'Chargement…' }).waitFor()
  await expectNoLayoutShift(page)
  // Read a second time, for the form.
  const profile = await holdBack(page, '**/api/project/me')
  session.release()
  await section.waitFor()
  await expectNoLayoutShift(page)
  profile.release()
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor()
  await expectNoLayoutShift(page)
  disclosures.release()
  await section.getByText('Aucun prestataire n’a consulté vos coordonnées.').waitFor()
  await expectNoLayoutShift(page)
  expectNoProblems(page)
})
