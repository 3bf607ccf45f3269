import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { AccountHistory } from './AccountHistory.tsx'

const date = '2026-12-20T10:00:00.000Z'
const told = [
  { kind: 'premium_subscribed', facts: { amount: 58_800, date } },
  { kind: 'premium_renewal_failed', facts: { date } },
  { kind: 'credits_purchased', facts: { credits: 5 } },
  { kind: 'credits_corrected', facts: { credits: -2 } },
  { kind: 'credit_returned', facts: { credits: 1 } },
  { kind: 'purchase_reversed', facts: { credits: 5 } },
  { kind: 'payment_refunded', facts: { amount: 27_000 } },
  { kind: 'invoice_issued', facts: { number: 'FA-2026-11-00001', amount: 27_000 } },
  { kind: 'venue_hidden' },
  { kind: 'portfolio_published' },
  { kind: 'personal_data_changed', changed: ['lastname', 'phone'] },
]
const items = told.map((item, index) => ({
  id: `5b1f7c9e-3d24-5a86-9c71-0000000000${String(index).padStart(2, '0')}`,
  at: '2026-11-25T09:00:00.000Z',
  by: 'product',
  changed: [],
  notification: null,
  ...item,
}))

test('lists what happened to money, Premium, venues and portfolios, with amounts and days', async () => {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/account/history': () => ({ body: items, headers: { 'content-range': `history 0-${items.length - 1}/${items.length}` } }),
  })
  renderOffice(<AccountHistory />, { resource: 'account' })
  for (const text of [
    'Premium started: €588.00, paid until 20/12/2026',
    'Renewal not paid: Premium stays active until 20/12/2026',
    'Credits bought: 5',
    'Balance corrected, in credits: −2',
    'Credits returned under the guarantee: 1',
    'Credits taken back, as their purchase was refunded or disputed: 5',
    'Payment refunded: €270.00',
    'Invoice FA-2026-11-00001: €270.00',
    'Venue hidden',
    'Portfolio published',
    'Personal data changed: Last name, Phone',
  ])
    expect(await screen.findByText(text)).toBeDefined()
})
