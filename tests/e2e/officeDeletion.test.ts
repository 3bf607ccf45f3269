import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askContactDeletion } from '../../src/domain/request/askContactDeletion.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform } from '../setup/testPeople.ts'
import { receive, registeredPlanner } from './officePlanner.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

test.each(['desktop', 'phone'] as const)(
  'what a couple wants deleted is asked for at once, and gone when the planner says that it is, on a %s',
  async (device) => {
    const { product, couple } = world
    const planner = await registeredPlanner(product, 1)
    const id = await receive(product, planner, couple)
    await product.call('POST', `/api/pro/requests/${id}/unlock`, { token: planner.token, key: randomUUID() })
    const page = await world.open({ device, cookies: { pro_token: planner.token } })
    await page.goto(`/office/requests/${id}`)
    const phone = page.getByRole('link', { name: '+33 6 12 34 56 78' })
    await phone.waitFor()
    const confirm = page.getByRole('button', { name: 'Confirmer la suppression' })
    await expect.poll(() => confirm.count()).toBe(0)

    await perform(product, askContactDeletion, { requestId: id, providerId: planner.id, coupleId: couple.id })
    await page.getByText(/^Le couple vous a demandé le \d\d\/\d\d\/\d{4} de supprimer ses coordonnées\./).waitFor()
    await expectPresentable(page, `deletion-asked-${device}`)
    await confirm.click()
    const dialog = page.getByRole('dialog', { name: /^Coordonnées supprimées\s\?$/ })
    await dialog.getByText(/^Ils disparaissent aussi d’ici, définitivement/).waitFor()
    await expectPresentable(page, `deletion-dialog-${device}`)
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => phone.count()).toBe(1)

    await confirm.click()
    await page.route('**/confirm-deletion', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
    const sure = dialog.getByRole('button', { name: 'Oui, tout est effacé' })
    await sure.click()
    await dialog.getByText('La confirmation n’a pas abouti. Veuillez réessayer.').waitFor()
    await sure.dblclick()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(/^Vous avez confirmé le \d\d\/\d\d\/\d{4} avoir supprimé les coordonnées du couple/).waitFor()
    await page.getByText('Vous avez supprimé ces coordonnées à la demande du couple.').waitFor()
    await page.getByText('Suppression des coordonnées confirmée').waitFor()
    await expect.poll(() => phone.count()).toBe(0)
    await expect.poll(() => confirm.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Coordonnées')
    await expectPresentable(page, `deletion-confirmed-${device}`)
    expectNoProblems(page, /500/)
  },
)
