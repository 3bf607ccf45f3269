import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { newPhone, receivedCode } from '../setup/phoneSignIn.ts'
import { signedInCouple, signedInPlanner } from '../setup/testPeople.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
})
afterAll(() => world.close())

// German has the longest words.
test('on 320 pixels no page of a visitor scrolls sideways, and everything that is touched is 44 pixels high', async () => {
  const { publicId, position } = await signedInPlanner(world.product, { company: { name: 'Hochzeitsmanufaktur Sonnenblumenwiese' } })
  await world.product.positions.waitFor(providerDirectory, position, 60_000)
  const page = await world.open({ device: 'phone', language: 'de', context: { viewport: { width: 320, height: 640 } } })
  const look = async (name: string) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoOverflow(page)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, a[href]:not([href^="#"]), input:not([type=checkbox])')]
        .filter((element) => element.checkVisibility() && !element.closest('p, [aria-hidden=true]'))
        // A field can be touched anywhere within its frame.
        .map((element) => ({ words: element.textContent, target: element instanceof HTMLInputElement ? element.parentElement : element }))
        .map(({ words, target }) => ({ words, height: Math.round(target?.getBoundingClientRect().height ?? 0) }))
        .filter(({ height }) => height < 44),
    )
    expect(small, name).toEqual([])
    await screenshot(page, `narrow-${name}`)
  }
  for (const path of ['/', '/lp', '/account-lp', '/nowhere', `/planner/${publicId}`, '/account']) {
    await page.goto(path)
    await look(path.split('/')[1] || 'welcome')
  }
  const phone = newPhone()
  const asked = new Date()
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill(phone)
  await look('account')
  await page.getByRole('button', { name: 'Code erhalten' }).click()
  await page.locator('[autocomplete=one-time-code]').first().waitFor()
  await look('code')
  await page.keyboard.type(await receivedCode(world.product, phone, asked))
  await page.waitForURL('/register')
  await page.getByRole('button', { name: 'Mein Konto erstellen' }).click()
  await page.getByRole('alert').first().waitFor()
  await look('register')
  expectNoProblems(page, /404/)
})

/** Whether a question's title and its last choice are in the window, with nothing over them. */
const canBeRead = (question: Locator) =>
  question.evaluate((group) => {
    const parts = [group.querySelector('legend'), [...group.querySelectorAll('label')].at(-1)]
    return parts.every((part) => {
      const { top, bottom, left } = part?.getBoundingClientRect() ?? new DOMRect()
      return [top + 1, bottom - 1].every((y) => part?.contains(document.elementFromPoint(left + 8, y)))
    })
  })

test('on 360 pixels each question that an answer reveals comes into view, before the button that it enables is used', async () => {
  const couple = await signedInCouple(world.product)
  const page = await world.open({ device: 'phone', context: { viewport: { width: 360, height: 640 } }, cookies: { token: couple.token } })
  await page.goto('/formulaire')
  const wedding = page.getByRole('radio', { name: 'Mariage' })
  await wedding.waitFor()
  const service = page.getByRole('group', { name: 'Quel accompagnement souhaitez-vous\u202f?' })
  expect(await service.count()).toBe(0)
  await wedding.tap()
  await expect.poll(() => page.getByRole('button', { name: 'Suivant' }).isEnabled()).toBe(true)
  await expect.poll(() => canBeRead(service)).toBe(true)
  const theme = page.getByRole('group', { name: 'Avez-vous un thème\u202f?' })
  await service.getByRole('radio').first().tap()
  await expect.poll(() => canBeRead(theme)).toBe(true)
  await screenshot(page, 'narrow-wizard-theme')
  expectNoProblems(page)
})
