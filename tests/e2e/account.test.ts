import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { newPhone, provenPhone, receivedCode, registrationForm } from '../setup/phoneSignIn.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
})
afterAll(() => world.close())

/** In national format: `06…`. */
const national = (phone: string) => phone.replace('+33', '0')
const phoneField = (page: Page) => page.getByRole('textbox', { name: /téléphone|Phone/ })
const box = (page: Page, number: number) => page.getByRole('textbox', { name: new RegExp(`(Chiffre|Digit) ${number} `) })

const alert = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words })

async function registered(over: object = {}): Promise<string> {
  const phone = newPhone()
  const proof = await provenPhone(world.product, phone)
  await world.product.call('POST', '/api/project/register', { body: registrationForm(phone, proof, { ...over }) })
  // The next code for the same number can only be sent a minute later.
  await world.product.backend.database.query('TRUNCATE operational.phone_codes, operational.limits')
  return phone
}

async function askForCode(page: Page, phone: string): Promise<Date> {
  const asked = new Date()
  await phoneField(page).pressSequentially(national(phone))
  await page.getByRole('button', { name: /Recevoir mon code|Text me a code/ }).click()
  await box(page, 1).waitFor()
  return asked
}

test('a known couple signs in by pasting its code, in its own language', async () => {
  const phone = await registered({ locale: 'en-GB' })
  const page = await world.open()
  await page.goto('/account')
  await phoneField(page).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'account-phone-desktop')

  const asked = await askForCode(page, phone)
  await expect.poll(() => page.getByText(/Un code à 6 chiffres/).textContent()).toContain('+33 6 1')
  await expectAccessible(page)
  await screenshot(page, 'account-code-desktop')
  await expect.poll(() => box(page, 1).getAttribute('autocomplete')).toBe('one-time-code')
  const code = await receivedCode(world.product, phone, asked)
  await box(page, 3).evaluate(
    (input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    ` ${code.slice(0, 3)} ${code.slice(3)}`,
  )
  await page.waitForURL('/presentation')
  await page.getByText('Hello Camille').waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  expectNoProblems(page)

  await page.goto('/account')
  await page.waitForURL('/presentation')
})

test('an unknown number leads to registration; a wrong code is reported, and typed text survives a reload', async () => {
  const phone = newPhone()
  const page = await world.open({ device: 'phone', language: 'en-GB' })
  await page.goto('/account')
  await phoneField(page).waitFor()
  await expectNoOverflow(page)
  await screenshot(page, 'account-phone-phone')
  await phoneField(page).pressSequentially('061')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await alert(page, 'Your phone number is invalid.').waitFor()
  await expect.poll(() => phoneField(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await screenshot(page, 'account-phone-invalid-phone')

  await phoneField(page).fill('')
  await phoneField(page).pressSequentially(national(phone))
  await page.reload()
  await expect.poll(() => phoneField(page).inputValue()).toMatch(/^\+33 6 1\d \d\d \d\d \d\d$/)
  const asked = new Date()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('check-phone') && sent.push(request.url()))
  await page.getByRole('button', { name: 'Text me a code' }).dblclick()
  await box(page, 1).waitFor()
  expect(sent).toHaveLength(1)

  await page.reload()
  await box(page, 1).waitFor()
  const code = await receivedCode(world.product, phone, asked)
  const wrong = code === '000000' ? '111111' : '000000'
  await box(page, 1).pressSequentially(wrong.slice(0, 3))
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect.poll(() => box(page, 2).inputValue()).toBe('')
  await page.keyboard.type(wrong.slice(1))
  await alert(page, 'Invalid code').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'account-code-wrong-phone')
  await expect.poll(() => box(page, 1).evaluate((input) => input === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Change the number' }).click()
  await expect.poll(() => phoneField(page).inputValue()).toMatch(/^\+33 6 1/)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await box(page, 1).waitFor()
  // The earlier code is still valid, since no other was requested.
  expect(sent).toHaveLength(1)
  await page.keyboard.type(code)
  await page.waitForURL('/register')
  expectNoProblems(page)
})

test('another code can be requested after a minute, and the server’s refusal is shown', async () => {
  const phone = newPhone()
  const page = await world.open()
  await page.clock.install()
  await page.goto('/account')
  await phoneField(page).fill(national(phone))
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await box(page, 1).waitFor()
  const resend = page.getByRole('button', { name: 'Renvoyer le code' })
  await expect.poll(() => resend.isDisabled()).toBe(true)
  await page.getByText(/Vous pourrez demander un nouveau code dans \d+\ssecondes\./).waitFor()
  await page.clock.fastForward(61_000)
  // For the server, which has its own clock, the minute is not over.
  await resend.click()
  await alert(page, /^Une erreur est survenue\s: Trop de demandes\. Veuillez réessayer dans \d+\ssecondes\.$/).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'account-resend-refused-desktop')
  expectNoProblems(page, /429/)

  await page.route('**/api/project/check-phone', (route) => route.fulfill({ json: { success: true, error: null, error_slug: null } }))
  for (let count = 1; count <= 4; count++) {
    await resend.click()
    if (count === 4) break
    await page.getByText('Un nouveau code vient de partir.', { exact: false }).waitFor()
    await page.clock.fastForward(61_000)
  }
  await page.getByText('Vous avez demandé tous les codes possibles', { exact: false }).waitFor()
  await expect.poll(() => resend.count()).toBe(0)
  await expectAccessible(page)
  expectNoProblems(page)
})

test('a failure at the number or the code is shown in an alert, and the next attempt keeps the input', async () => {
  const page = await world.open({ device: 'phone' })
  await page.goto('/account')
  await phoneField(page).waitFor()
  await page.route('**/api/project/check-phone', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' }))
  const phone = newPhone()
  await phoneField(page).fill(national(phone))
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await alert(page, /^Une erreur est survenue\s: Une erreur inattendue est survenue. Veuillez réessayer.$/).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'account-unknown-error-phone')
  await page.unroute('**/api/project/check-phone')
  const asked = new Date()
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await box(page, 1).waitFor()

  const verified: string[] = []
  page.on('request', (request) => request.url().endsWith('verify-phone') && verified.push(request.url()))
  for (const [call, sentence] of [
    ['verify-phone', /^Une erreur est survenue\s: Erreur 500\s: le service rencontre un problème\. Veuillez réessayer dans un instant\.$/],
    ['check-account', /^Une erreur est survenue\s: Erreur 502\s: le service rencontre un problème\. Veuillez réessayer dans un instant\.$/],
  ] as const) {
    const failure = call === 'verify-phone' ? { status: 500, json: { title: 'Broken' } } : { status: 502, json: { title: 'Bad gateway' } }
    await page.route(`**/api/project/${call}`, (route) => route.fulfill(failure))
    if (call === 'verify-phone') await page.keyboard.type(await receivedCode(world.product, phone, asked))
    else await page.getByRole('button', { name: 'Valider le code' }).click()
    await alert(page, sentence).waitFor()
    await expectAccessible(page)
    await page.unroute(`**/api/project/${call}`)
  }
  await screenshot(page, 'account-code-failed-phone')
  await page.getByRole('button', { name: 'Valider le code' }).click()
  await page.waitForURL('/register')
  // One failed and one successful call: a verified code is not verified again.
  expect(verified).toHaveLength(2)
  expectNoProblems(page, /50[02]/)
})

test('a number that is submitted at the moment of its last digit is complete', async () => {
  const page = await world.open()
  await page.goto('/account')
  await phoneField(page).fill(national(newPhone()).slice(0, -1))
  await phoneField(page).evaluate(async (input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('the field is no input')
    input.setSelectionRange(input.value.length, input.value.length)
    document.execCommand('insertText', false, '7')
    // As fast as a keyboard: right after the event, before the browser does anything else.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    input.form?.requestSubmit()
  })
  await box(page, 1).waitFor()
  expectNoProblems(page)
})

test('a campaign page leads the same way without navigation', async () => {
  const page = await world.open({ device: 'phone' })
  await page.goto('/account-lp')
  await phoneField(page).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'Langue' }).count()).toBe(1)
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  const countries = page.getByRole('combobox', { name: 'Pays du numéro' })
  await countries.tap()
  await countries.selectOption('DE')
  await expect.poll(() => phoneField(page).inputValue()).toBe('+49 ')
  await phoneField(page).pressSequentially('01512 3456789')
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await box(page, 1).waitFor()
  expect((await world.product.message('+4915123456789')).text).toMatch(/\d{6}/)
  expectNoProblems(page)
})
