import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { holdBack } from '../browser/holdBack.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { newPhone, receivedCode } from '../setup/phoneSignIn.ts'
import { writtenReview } from '../setup/writtenReview.ts'
import { receive, registeredPlanner } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

async function opened(options: Parameters<OfficeWorld['open']>[0] = {}) {
  const planner = await registeredPlanner(world.product)
  const page = await world.open({ cookies: { pro_token: planner.token }, ...options })
  await page.goto('/office/account')
  await page.getByRole('textbox', { name: 'Prénom' }).waitFor()
  await page.getByText('Cette session').waitFor()
  await page.getByText('Inscription').waitFor()
  return { planner, page }
}

test('changes the own data; what another window saved meanwhile is shown beside it, and nothing is lost', async () => {
  const { planner, page } = await opened()
  await expectPresentable(page, 'account')
  const phone = page.getByRole('textbox', { name: 'Numéro actuel' })
  await expect.poll(() => phone.inputValue()).toBe('+33 4 78 12 34 56')
  const firstname = page.getByRole('textbox', { name: 'Prénom' })
  await firstname.fill('Clara')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Modifications enregistrées.').waitFor()
  await page.getByText(/Données personnelles modifiées.*Prénom/).waitFor()

  await firstname.fill('Clarisse')
  const theirs = { firstname: 'Chloé', lastname: 'Martin' }
  const { product } = world
  await product.call('PUT', '/api/pro/account', { token: planner.token, body: theirs, headers: { 'if-match': '*' } })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' })
  await dialog.getByText('Chloé').waitFor()
  await expectPresentable(page, 'account-conflict')
  await dialog.getByRole('button', { name: 'Garder ma version' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await product.call('GET', '/api/pro/account', { token: planner.token })).body)
    .toMatchObject({ firstname: 'Clarisse', lastname: 'Martin' })
  expectNoProblems(page, /412/)
})

test('changes the phone on a phone, by the code that was sent to it', async () => {
  const { planner, page } = await opened({ device: 'phone' })
  const phone = newPhone()
  await page.getByRole('textbox', { name: 'Nouveau numéro de mobile' }).fill(phone)
  await page.getByRole('button', { name: 'Envoyer le code' }).click()
  await page.getByText('Un code vient d’être envoyé au').waitFor()
  await expectPresentable(page, 'account-phone-code')
  const code = await receivedCode(world.product, phone)
  await page.keyboard.type(code === '000000' ? '111111' : '000000')
  await page.getByText('Code non valide').waitFor()
  await page.locator('input[aria-label="Chiffre 1 sur 6"]:focus').waitFor()
  await page.keyboard.type(code)
  await page.getByText('Numéro de téléphone changé.').waitFor()
  const shown = page.getByRole('textbox', { name: 'Numéro actuel' })
  await expect.poll(async () => (await shown.inputValue()).replaceAll(' ', '')).toBe(phone)
  await page.getByText(/Données personnelles modifiées.*Téléphone/).waitFor()
  expect((await world.product.call('GET', '/api/pro/account', { token: planner.token })).body).toMatchObject({ phone })
  expectNoProblems(page, /400/)
})

test('keeps what was typed over a reload, and asks who leaves', async () => {
  const { page } = await opened()
  const firstname = page.getByRole('textbox', { name: 'Prénom' })
  await firstname.fill('À moitié')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByText('Vos modifications non enregistrées ont été rétablies.').waitFor()
  await expect.poll(() => firstname.inputValue()).toBe('À moitié')
  await page.getByRole('link', { name: 'Crédits', exact: true }).click()
  await page.getByRole('dialog', { name: /Quitter sans enregistrer/ }).waitFor()
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await page.getByRole('heading', { name: 'Crédits', level: 1 }).waitFor()
  expectNoProblems(page)
})

test('changes the password, which ends the other sessions', async () => {
  const { planner, page } = await opened({ device: 'phone' })
  const { product } = world
  const elsewhere = await product.call<{ token: string }>('POST', '/api/pro/login', {
    body: { email: planner.email, password: planner.password },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Terminer cette session' }).waitFor()
  const field = (name: string) => page.getByRole('region', { name: 'Mot de passe', exact: true }).getByLabel(name, { exact: true })
  await field('Mot de passe actuel').fill('Faux-mot-2-passe')
  await field('Nouveau mot de passe').fill('Tilleul-9-lanternes')
  await page.getByText('Très bon').waitFor()
  await field('Nouveau mot de passe, à nouveau').fill('Tilleul-9')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByText('Les deux mots de passe ne sont pas identiques.').waitFor()
  await field('Nouveau mot de passe, à nouveau').fill('Tilleul-9-lanternes')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect.poll(() => field('Mot de passe actuel').getAttribute('aria-invalid'), { timeout: 120_000 }).toBe('true')
  await expectPresentable(page, 'account-phone')
  await field('Mot de passe actuel').fill(planner.password)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByText('Mot de passe changé.').waitFor()
  expect((await product.call('GET', '/api/pro/me', { token: elsewhere.body.token })).status).toBe(401)
  await page.getByRole('button', { name: 'Terminer cette session' }).waitFor({ state: 'detached' })
  expectNoProblems(page, /400/)
})

test('ends a session from the list, and speaks another language at once', async () => {
  const { planner, page } = await opened({ context: { colorScheme: 'dark' } })
  const { product } = world
  const elsewhere = await product.call<{ token: string }>('POST', '/api/pro/login', {
    body: { email: planner.email, password: planner.password },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Terminer cette session' }).click()
  await page.getByRole('button', { name: 'Terminer cette session' }).waitFor({ state: 'detached' })
  expect((await product.call('GET', '/api/pro/me', { token: elsewhere.body.token })).status).toBe(401)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await expectPresentable(page, 'account-dark')
  await page.getByRole('combobox', { name: 'Langue' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Mein Konto', exact: true }).waitFor()
  await expect
    .poll(async () => (await product.call<{ locale: string }>('GET', '/api/pro/account', { token: planner.token })).body.locale)
    .toBe('de')
  expectNoProblems(page)
})

test('on a phone a provider saves its data, deletes its account, and keeps the certificate', async () => {
  const { planner, page } = await opened({ device: 'phone' })
  const saved = (button: string) =>
    Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]).then(([file]) => file)
  expect((await saved('Télécharger mes données')).suggestedFilename()).toMatch(/^alliance-\d{4}-\d\d-\d\d\.json$/)
  await page.getByRole('link', { name: 'Supprimer mon compte…' }).click()
  await page.getByText('1 crédit, qui expire sans remboursement.').waitFor()
  await expectPresentable(page, 'delete-account-phone')
  await page.getByLabel('Pourquoi partez-vous').fill('Nous fermons.')
  await page.getByLabel('Mot de passe actuel').fill('Faux-mot-2-passe')
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await page.getByText('Ce n’est pas votre mot de passe actuel').waitFor()
  await page.getByLabel('Mot de passe actuel').fill(planner.password)
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await page.getByRole('heading', { name: 'Votre compte est supprimé' }).waitFor()
  await expectPresentable(page, 'account-deleted-phone')
  expect((await saved('Enregistrer le certificat')).suggestedFilename()).toMatch(/^alliance-[\da-f-]{36}\.txt$/)
  expect((await world.product.call('GET', '/api/pro/me', { token: planner.token })).status).toBe(401)
  await page.goto('/office')
  await page.getByRole('heading', { name: 'Bon retour parmi nous' }).waitFor()
  expectNoProblems(page, /40[01]/)
})

test('letters typed while the palette is loading are searched, and trigger no shortcut of the inbox', async () => {
  const { planner, page } = await opened()
  const requestId = await receive(world.product, planner, world.couple)
  // Before the page is opened: while it is being used, a key may be handled before the browser holds requests back.
  const script = await holdBack(page, '**/CommandPalette-*.js')
  await page.goto(`/office/requests/${requestId}`)
  await page.locator(`[data-open-request="${requestId}"]`).waitFor()
  await page.keyboard.press('Control+k')
  await expect.poll(() => script.calls.length).toBe(1)
  // In the inbox, u unlocks and r rejects.
  await page.keyboard.type('uredc')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  script.release()
  const field = page.getByRole('dialog', { name: 'Rechercher une page ou un élément' }).getByRole('combobox')
  await expect.poll(() => field.inputValue()).toBe('ure')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.type('x')
  await expect.poll(() => field.inputValue()).toBe('urex')
  expectNoProblems(page)
})

test('opens any page and any record by their names, with Ctrl K', async () => {
  const { planner, page } = await opened()
  const requestId = await receive(world.product, planner, world.couple)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Rechercher une page ou un élément' })
  await palette.getByRole('combobox').fill('cred')
  await palette.getByRole('option', { name: 'Crédits' }).waitFor()
  await expectPresentable(page, 'palette')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Crédits', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('lyon')
  await palette.getByRole('option', { name: /Mariage à Lyon/ }).click()
  await page.locator(`[data-open-request="${requestId}"]`).waitFor()
  const { position } = await writtenReview(world.product, planner.id, { reviewerName: 'Zélie' })
  await world.product.call('GET', '/api/pro/reviews', { token: planner.token, after: position })
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('zelie')
  await palette.getByRole('option', { name: /Zélie/ }).click()
  await page.getByRole('status').filter({ hasText: 'Seul l’élément recherché est affiché.' }).waitFor()
  await expectPresentable(page, 'found-review')
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect.poll(() => page.url()).toMatch(/\/office\/reviews$/)
  expectNoProblems(page)
})
