import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { CreditsPage } from './CreditsPage.tsx'

const entries = [
  { code: 'unlock', in: 0, out: 1, balance: 3, requestId: '5b1f7c9e-3d24-5a86-9c71-000000000009', reason: null },
  { code: 'correction', in: 3, out: 0, balance: 4, requestId: null, reason: 'Goodwill' },
  { code: 'welcome', in: 1, out: 0, balance: 1, requestId: null, reason: null },
].map((entry, index) => ({ id: `5b1f7c9e-3d24-5a86-9c71-00000000000${index}`, date: `2026-11-0${9 - index}T08:00:00.000Z`, ...entry }))

function openCredits(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/payments': () => ({ body: [], headers: { 'content-range': 'payments 0-0/0' } }),
    'GET /api/pro/credit-entries': () => ({ body: entries, headers: { 'content-range': 'credit-entries 0-2/3' } }),
    ...answers,
  })
  return { sent, ...renderOffice(<CreditsPage />, { resource: 'credits' }) }
}

test('lists date, text, credit, debit and balance like a bank statement', async () => {
  openCredits()
  await screen.findByText('Request unlocked')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Request unlocked See the request09/11/2026 · Balance: 3−\u00a01',
    'Correction: Goodwill 08/11/2026 · Balance: 4+\u00a03',
    'Welcome credit 07/11/2026 · Balance: 1+\u00a01',
  ])
})

test('prints and exports the statement', async () => {
  vi.stubGlobal('print', vi.fn())
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:statement', revokeObjectURL: () => {} }))
  const { user, sent } = openCredits({ 'GET /api/pro/credit-entries/export.csv': () => ({ body: 'Date' }) })
  await screen.findByText('Request unlocked')
  await user.click(screen.getByRole('button', { name: 'Print the statement' }))
  expect(window.print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Save as a spreadsheet' }))
  await vi.waitFor(() => expect(sent.some(({ path }) => path.startsWith('/api/pro/credit-entries/export.csv'))).toBe(true))
})

test('downloads the statement with its hash chain, and links to the page that verifies it', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:statement', revokeObjectURL: () => {} }))
  let isRefused = false
  const { user, sent } = openCredits({ 'GET /api/pro/credits/statement.json': () => ({ status: isRefused ? 429 : 200, body: {} }) })
  const save = await screen.findByRole('button', { name: 'Save the verifiable statement (JSON)' })
  expect(screen.getByRole('link', { name: 'Open the verifier' }).getAttribute('href')).toBe('/ledger-verifier.html')
  await user.click(save)
  await vi.waitFor(() => expect(sent.some(({ path }) => path === '/api/pro/credits/statement.json')).toBe(true))
  isRefused = true
  await vi.waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  await user.click(save)
  expect(await screen.findByText('You saved too many files within an hour. Please try again later.')).toBeDefined()
})

test('says why an export is refused', async () => {
  const { user } = openCredits({ 'GET /api/pro/credit-entries/export.csv': () => ({ status: 429, body: {} }) })
  await screen.findByText('Request unlocked')
  await user.click(screen.getByRole('button', { name: 'Save as a spreadsheet' }))
  expect(await screen.findByText('You saved too many files within an hour. Please try again later.')).toBeDefined()
})

test('answers frequent questions one at a time', async () => {
  const { user } = openCredits()
  const questions = within(await screen.findByRole('region', { name: 'Frequently asked questions' }))
  const expiry = questions.getByRole('button', { name: 'Do my credits expire?' })
  expect(expiry.getAttribute('aria-expanded')).toBe('false')
  await user.click(expiry)
  await questions.findByText('No. Credits never expire, and unused ones roll over.')
  expect(expiry.getAttribute('aria-expanded')).toBe('true')
})

test('explains the guarantee under the question about returned credits', async () => {
  const { user } = openCredits()
  await user.click(await screen.findByRole('button', { name: 'Can I get a credit back?' }))
  expect((await screen.findByRole('link', { name: 'Read the guarantee' })).getAttribute('href')).toBe('/guarantee')
})

test('says when the statement cannot be loaded, and retries', async () => {
  let isBroken = true
  const { user } = openCredits({
    'GET /api/pro/credit-entries': () =>
      isBroken ? { status: 500, body: {} } : { body: [], headers: { 'content-range': 'credit-entries 0-0/0' } },
  })
  await screen.findByText('The statement could not be loaded.')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No movement yet')).toBeDefined()
})
