import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { embedPageData } from '../../../shared/testing/embedPageData.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { expectNoViolations } from '../../testing/expectNoViolations.ts'
import { bankStep, declined, paid, priceOf, sellingServer } from '../../testing/paymentAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { CreditsPage } from './CreditsPage.tsx'

beforeEach(() => embedPageData({ takesPayments: true }))
afterEach(() => embedPageData())

const path = '/credits?pack=five'

async function openDialog(selling: Parameters<typeof sellingServer>[0] = {}) {
  const sent = answerCalls(sellingServer(selling))
  const { user } = renderOffice(<CreditsPage />, { resource: 'credits', path })
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy 5 credits' }))
  await dialog.findByLabelText('Card number')
  const count = (end: string) => sent.filter(({ method, path: to }) => method === 'POST' && to.endsWith(end)).length
  return { sent, user, dialog, count }
}

async function typeCard(user: UserEvent, number = '4242424242424242') {
  await user.clear(screen.getByLabelText('Card number'))
  await user.type(screen.getByLabelText('Card number'), number)
  await user.clear(screen.getByLabelText('Expiry (MM/YY)'))
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1231')
  await user.clear(screen.getByLabelText('Security code (CVC)'))
  await user.type(screen.getByLabelText('Security code (CVC)'), '123')
}
const pay = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Pay €270.00' }))

test('shows net, VAT and gross before asking for a card, and charges once on a double click', async () => {
  const { user, dialog, sent, count } = await openDialog()
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€225.00', '€45.00', '€270.00'])
  expect(dialog.getByText('VAT (20%)')).toBeDefined()
  expect(count('/purchases')).toBe(0)
  await typeCard(user)
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
  await expectNoViolations(document.body)
  await user.dblClick(screen.getByRole('button', { name: 'Pay €270.00' }))
  expect(await screen.findByText('New balance: 8 credits')).toBeDefined()
  expect([count('/purchases'), count('/confirm'), count('/settle')]).toEqual([1, 1, 1])
  expect(sent.find(({ path: to }) => to.endsWith('/confirm'))).toMatchObject({
    body: {
      client_secret: 'pi_1_secret_2',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_year]': '2031',
    },
  })
  await expectNoViolations(document.body)
})

test('pays the same payment with another card after a declined one', async () => {
  const { user, count } = await openDialog({ card: [declined('card_declined', 'insufficient_funds'), paid] })
  await typeCard(user, '4000000000009995')
  await pay(user)
  expect(await screen.findByText('The card was declined: insufficient funds. Please use another card.')).toBeDefined()
  await typeCard(user)
  await pay(user)
  await screen.findByText('New balance: 8 credits')
  expect([count('/purchases'), count('/confirm')]).toEqual([1, 2])
})

test('shows the bank’s step in a frame, which reports when it is over', async () => {
  const { user } = await openDialog({ card: [bankStep] })
  await typeCard(user)
  await pay(user)
  const frame = await screen.findByTitle<HTMLIFrameElement>('Confirmation by your bank')
  expect(frame.getAttribute('src')).toBe('http://127.0.0.1:4242/sandbox/3d-secure/pi_1')
  const message = (source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { source, data: { source: 'sandbox-3d-secure', intentId: 'pi_1' } }))
  message(window)
  expect(screen.queryByText('New balance: 8 credits')).toBeNull()
  message(frame.contentWindow)
  expect(await screen.findByText('New balance: 8 credits')).toBeDefined()
})

test('shows a changed price before it is paid', async () => {
  const started = {
    paymentId: '3f0d5ad6-7c43-4f2b-9a55-000000000001',
    intentId: 'pi_1',
    clientSecret: 'pi_1_secret_2',
    price: priceOf(30_000),
  }
  const { user, count } = await openDialog({ more: { 'POST /api/pro/credits/purchases': () => ({ body: started }) } })
  await typeCard(user)
  await pay(user)
  await screen.findByText('The amount has changed meanwhile. Please check the new total, then confirm.')
  expect(count('/confirm')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Pay €360.00' }))
  await screen.findByText('New balance: 8 credits')
  expect(count('/purchases')).toBe(1)
})

test('shows a refusal with the server’s message', async () => {
  const detail = 'With Premium you need no credits: yours are paused, and none is sold.'
  const refused = () => ({ status: 409, body: { code: 'premium_active', detail } })
  const { user } = await openDialog({ more: { 'POST /api/pro/credits/purchases': refused } })
  await typeCard(user)
  await pay(user)
  expect(await screen.findByText(detail)).toBeDefined()
})

test('reports empty card fields and starts no payment', async () => {
  const { user, count } = await openDialog()
  await pay(user)
  expect(screen.getByText('Enter the whole card number.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  expect(count('/purchases')).toBe(0)
})

test('asks for the company first, because VAT is unknown without it', async () => {
  const pack = { pack: 'five', credits: 5, net: 22_500, unitNet: 4_500, price: null }
  answerCalls(sellingServer({ more: { 'GET /api/pro/credits/packs': () => ({ body: { packs: [pack] } }) } }))
  const { user } = renderOffice(<CreditsPage />, { resource: 'credits', path })
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy 5 credits' }))
  expect(dialog.getByRole('link', { name: 'Describe my company' }).getAttribute('href')).toBe('/company')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

async function openInPage(selling: Parameters<typeof sellingServer>[0] = {}) {
  focusOnlyEnabled()
  answerCalls(sellingServer(selling))
  const page = (
    <PageContent>
      <CreditsPage />
    </PageContent>
  )
  const { user } = renderOffice(page, { resource: 'credits', path: '/credits' })
  const opener = await screen.findByRole('link', { name: 'Buy 5 credits' })
  const first = await openByKey(user, opener)
  await screen.findByLabelText('Card number')
  return { user, opener, first }
}
const focused = () => document.activeElement

test('moves the focus to the dialog, and to the link that opened it after Escape', async () => {
  const { user, opener, first } = await openInPage()
  expect(first).toBe(screen.getByRole('dialog', { name: 'Buy 5 credits' }))
  expect(await closeByEscape(user)).toBe(opener)
})

test('moves the focus to the pay button again after a declined card, then to the close button, and to the link in the end', async () => {
  const { user, opener } = await openInPage({ card: [declined('card_declined'), paid] })
  await typeCard(user)
  await pay(user)
  await screen.findByText(/^The card was declined/)
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Pay €270.00' })))
  await typeCard(user)
  await pay(user)
  const close = await screen.findByRole('button', { name: 'Close' })
  await waitFor(() => expect(focused()).toBe(close))
  expect(await closeByEscape(user)).toBe(opener)
})

test('keeps the focus in the dialog when its outcome replaces the form', async () => {
  const { user, opener } = await openInPage({ settled: [{ status: 'processing' }] })
  await typeCard(user)
  await pay(user)
  await waitFor(() => expect(screen.queryByLabelText('Card number')).toBeNull())
  await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog')))
  expect(await closeByEscape(user)).toBe(opener)
})
