import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { expectNoViolations } from '../testing/expectNoViolations.ts'
import { priceOf } from '../testing/paymentAnswers.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'

const payment = (more: object) => ({
  id: '3f0d5ad6-7c43-4f2b-9a55-000000000001',
  date: '2026-11-20T10:00:00.000Z',
  purpose: { kind: 'pack', pack: 'five', credits: 5 },
  price: priceOf(22_500),
  status: 'succeeded',
  failure: null,
  paidAt: '2026-11-20T10:00:00.000Z',
  refunded: 0,
  dispute: null,
  uncovered: 0,
  ...more,
})

test('payments show what came back, and which credits had been spent by then', async () => {
  const year = { kind: 'subscription', subscriptionId: '3f0d5ad6-7c43-4f2b-9a55-000000000009', period: 'year', reason: 'start' }
  const rows = [
    payment({ refunded: 27_000, uncovered: 2 }),
    payment({ id: '3f0d5ad6-7c43-4f2b-9a55-000000000002', purpose: year, price: priceOf(49_000), dispute: 'open' }),
    payment({ id: '3f0d5ad6-7c43-4f2b-9a55-000000000003', status: 'failed' }),
  ]
  answerCalls({ 'GET /api/pro/payments': () => ({ body: rows, headers: { 'content-range': 'payments 0-2/3' } }) })
  const { container } = renderOffice(<PaymentHistory />, { resource: 'payments' })
  await screen.findByText('Premium, one year')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 credits20/11/2026 · Paid · €270.00 refunded · 2 credits uncovered€270.00',
    'Premium, one year20/11/2026 · Paid · Disputed at the bank€588.00',
    '5 credits20/11/2026 · Failed€270.00',
  ])
  expect(screen.getByText(/^2 credits of refunded or disputed purchases had been used before\./)).toBeDefined()
  await expectNoViolations(container)
})

test('a history that cannot be loaded says so', async () => {
  answerCalls({ 'GET /api/pro/payments': () => ({ status: 500, body: {} }) })
  renderOffice(<PaymentHistory />, { resource: 'payments' })
  expect(await screen.findByText('The history of your payments could not be loaded.')).toBeDefined()
})
