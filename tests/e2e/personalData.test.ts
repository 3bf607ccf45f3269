import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CoupleExport } from '../../src/api/schemas/couple/export.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { holdBack } from '../browser/holdBack.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { claimsOf } from '../setup/coupleCalls.ts'
import { provenPhone, registrationForm } from '../setup/phoneSignIn.ts'
import { broken, openPersonalDataWorld, type PersonalDataWorld } from './personalDataWorld.ts'

let stage: PersonalDataWorld
beforeAll(async () => {
  stage = await openPersonalDataWorld()
})
afterAll(() => stage.close())

test('everything that is stored about the couple is downloaded as a file', async () => {
  const couple = await stage.registered()
  const page = await stage.openProfile(couple)
  const section = page.getByRole('region', { name: 'Vos données' })
  const { release } = await holdBack(page, '**/api/project/export')
  const downloading = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Télécharger mes données' }).click()
  await expect.poll(() => section.getByRole('button', { name: 'Préparation du fichier…' }).isDisabled()).toBe(true)
  await expectAccessible(page)
  release()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^alliance-\d{4}-\d\d-\d\d\.json$/)
  const document = CoupleExport.parse(JSON.parse(readFileSync(await download.path(), 'utf8')))
  expect(document.profile).toMatchObject({ firstname: 'Camille', lastname: 'Moreau', phone: couple.phone })
  await section.getByText(`Vos données sont téléchargées\u00a0: ${download.suggestedFilename()}`).waitFor()
  await expectPresentable(page, 'personal-data-desktop')
  expectNoProblems(page)

  // The export is limited to five times an hour.
  for (let time = 1; time < 5; time++) await stage.world.product.call('GET', '/api/project/export', { token: couple.token })
  await section.getByRole('button', { name: 'Télécharger mes données' }).click()
  await section.getByText(/^Vos données n’ont pas pu être téléchargées\s: Trop de demandes\. Veuillez réessayer dans/).waitFor()
  await expectAccessible(page)
  expectNoProblems(page, /429/)
})

test('an account is deleted after a deliberate yes: signed out, providers notified, the number free again', async () => {
  const couple = await stage.registered()
  const request = await stage.write(couple)
  await stage.asPlanner(request, '/unlock')
  const page = await stage.openProfile(couple)
  const open = page.getByRole('button', { name: 'Supprimer mon compte' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: /^Supprimer votre compte\s\?$/ })
  const submit = dialog.getByRole('button', { name: 'Supprimer mon compte' })
  await dialog.getByText('Tous vos projets sont annulés et vos demandes retirées.').waitFor()
  await dialog.getByText(/^Les prestataires que vous avez contactés en sont informés/).waitFor()
  await dialog.getByText(/^Cette décision est définitive\./).waitFor()
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await expectPresentable(page, 'delete-account-desktop')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await stage.me(couple.token)).body).toMatchObject({ firstname: 'Camille' })

  await page.setViewportSize({ width: 360, height: 740 })
  await open.click()
  const understood = dialog.getByRole('checkbox', { name: 'Je comprends que tout est effacé et que rien ne peut être rétabli.' })
  await expect.poll(() => understood.isChecked()).toBe(false)
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
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('alliance.wizard'))).toBeNull()
  await page.goto('/profile')
  await page.waitForURL('/')
  // The live channel ends with the account. If the answer takes long, the browser tries to open it once more.
  expectNoProblems(page, /500|401: GET \S+\/api\/events|401 \(Unauthorized\)/)

  expect((await stage.me(couple.token)).status).toBe(401)
  await expect
    .poll(async () => (await stage.asPlanner(request)).body)
    .toMatchObject({ withdrawnAt: expect.any(String), contact: null, erased: true })
  const proof = await provenPhone(stage.world.product, couple.phone)
  const second = await stage.post('register', registrationForm(couple.phone, proof, { firstname: 'Alix' }))
  expect(second.body.user).toMatchObject({ firstname: 'Alix', phone: couple.phone })
  expect(claimsOf(second.body.token).sub).not.toBe(claimsOf(couple.token).sub)
})
