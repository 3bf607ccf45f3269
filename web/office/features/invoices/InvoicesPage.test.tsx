import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { InvoicesPage } from './InvoicesPage.tsx'

const invoice: RecordOf<'invoices'> = {
  id: '71000000-0000-4000-8000-000000000002',
  kind: 'invoice',
  number: 'FA-2026-11-00001',
  issuedOn: '2026-11-24',
  item: 'credits',
  credits: 5,
  net: 22_500,
  vat: 4500,
  gross: 27_000,
  vatPercent: 20,
  treatment: 'domestic',
  corrects: null,
  paymentId: '70000000-0000-4000-8000-000000000001',
}
const creditNote: RecordOf<'invoices'> = {
  ...invoice,
  id: '71000000-0000-4000-8000-000000000003',
  kind: 'credit_note',
  number: 'AV-2026-11-00001',
  corrects: 'FA-2026-11-00001',
}

function openPage(rows: readonly object[], answers: Answers = {}, path = '/invoices') {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/invoices': () => ({ body: rows, headers: { 'content-range': `invoices 0-${rows.length}/${rows.length}` } }),
    ...answers,
  })
  return { sent, ...renderOffice(<InvoicesPage />, { resource: 'invoices', path }) }
}

test('lists invoices and credit notes with their amounts', async () => {
  openPage([creditNote, invoice])
  expect(await screen.findByText(/to invoice FA-2026-11-00001/)).toBeDefined()
  expect(screen.getByText('€270.00')).toBeDefined()
  expect(screen.getByText('−€270.00')).toBeDefined()
  expect(screen.getAllByText(/5 credits/)).toHaveLength(2)
})

test('downloads an invoice under its number', async () => {
  URL.createObjectURL = () => 'blob:invoice'
  URL.revokeObjectURL = () => {}
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.download, this.href]).toEqual(['FA-2026-11-00001.pdf', 'blob:invoice'])
  })
  const { user, sent } = openPage([invoice], { [`GET /api/pro/invoices/${invoice.id}/file`]: () => ({ body: '%PDF' }) })
  await user.click(await screen.findByRole('button', { name: 'Download FA-2026-11-00001' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(sent.map(({ path }) => path)).toContain(`/api/pro/invoices/${invoice.id}/file`)
})

test('says when a file cannot be downloaded', async () => {
  const { user } = openPage([invoice], { [`GET /api/pro/invoices/${invoice.id}/file`]: () => ({ status: 503, body: {} }) })
  await user.click(await screen.findByRole('button', { name: 'Download FA-2026-11-00001' }))
  expect(await within(await screen.findByRole('alert')).findByText('The file could not be downloaded. Please try again.')).toBeDefined()
})

test('says when there is no invoice yet', async () => {
  openPage([])
  expect(await screen.findByText('No invoice yet')).toBeDefined()
})

test('says when the list cannot be loaded, and retries', async () => {
  const answers = [
    { status: 500, body: {} },
    { body: [invoice], headers: { 'content-range': 'invoices 0-0/1' } },
  ]
  const { user } = openPage([], { 'GET /api/pro/invoices': () => answers.shift() ?? { body: [] } })
  expect(await screen.findByText('Your invoices could not be loaded.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('€270.00')).toBeDefined()
})

test('shows only the invoice named in the address, and all invoices after Show all', async () => {
  const { user, sent } = openPage([creditNote], {}, `/invoices?record=${creditNote.id}`)
  expect(await screen.findByText('Only the record that you searched for is shown.')).toBeDefined()
  const lists = () => sent.filter(({ path }) => path.startsWith('/api/pro/invoices?')).map(({ path }) => decodeURIComponent(path))
  await waitFor(() => expect(lists().at(-1)).toContain(`"id":"${creditNote.id}"`))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(lists().at(-1)).toContain('filter={}'))
  expect(screen.queryByText('Only the record that you searched for is shown.')).toBeNull()
})

test('says that the invoice named in the address no longer exists', async () => {
  openPage([], {}, `/invoices?record=${creditNote.id}`)
  expect((await screen.findByRole('alert')).textContent).toContain('This record no longer exists')
  expect(screen.getByRole('button', { name: 'Show all' })).toBeDefined()
})
