import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from '../browser/tabTo.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { newSiret } from '../setup/sirets.ts'
import { registeredPlanner } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

test('the account and the company are filled in and saved with the keyboard alone', async () => {
  const planner = await registeredPlanner(world.product)
  const page = await world.open({ cookies: { pro_token: planner.token } })
  await page.goto('/office/account')
  await page.getByRole('textbox', { name: 'Prénom' }).waitFor()
  const own = async (path: string) => (await world.product.call('GET', `/api/pro/${path}`, { token: planner.token })).body
  const write = async (name: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  const save = async () => {
    const button = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const notice = page.getByRole('alert').filter({ hasText: 'Modifications enregistrées.' })
    await notice.waitFor()
    await page.keyboard.press('Escape')
    await notice.waitFor({ state: 'detached' })
    // Who goes on by Tab starts from where the form was saved.
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await write('Prénom', 'Clara')
  await save()
  expect(await own('account')).toMatchObject({ firstname: 'Clara' })

  await tabTo(page, page.getByRole('link', { name: 'Entreprise', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Entreprise' }).waitFor()
  await write('Nom de l’entreprise', 'Atelier du Lac')
  await tabTo(page, page.getByRole('checkbox', { name: 'français' }))
  await page.keyboard.press('Space')
  await write('Rue et numéro', '3 quai des Tilleuls')
  await tabTo(page, page.getByRole('combobox', { name: 'Ville' }))
  await page.keyboard.type('Annecy')
  const second = page.getByRole('option').nth(1)
  await second.waitFor()
  const town = (await second.textContent()) ?? ''
  // The first one is highlighted already.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await second.waitFor({ state: 'detached' })
  await write('Numéro de l’entreprise', newSiret())
  await tabTo(page, page.getByLabel('Date de création'))
  await page.keyboard.type('03032014')
  await save()
  const { city, ...rest } = (await own('company')) as { readonly city: string }
  expect(rest).toMatchObject({ name: 'Atelier du Lac', street: '3 quai des Tilleuls', languages: ['fr'], createdOn: '2014-03-03' })
  expect(town).toContain(city)
  expectNoProblems(page)
})
