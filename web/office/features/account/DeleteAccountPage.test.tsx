import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { DeleteAccountPage } from './DeleteAccountPage.tsx'

const loss = { id: signedInProvider.id, credits: 3, hasPremium: true, requests: { received: 12, open: 1 }, reviews: 0, photos: 4 }
const certificate = {
  id: '3f0c8c1e-6f7e-4a44-9a5a-5c1f7f6f0b11',
  askedAt: '2026-11-20T10:00:00.000Z',
  erasedAt: '2026-11-20T10:00:01.000Z',
  cleared: [{ what: 'account' }, { what: 'key' }, { what: 'reviews', count: 2 }],
}
const route = 'POST /api/pro/deletion'

async function openPage(answers: Answers = {}) {
  const sent = answerCalls({ 'GET /api/pro/deletion': () => ({ body: loss }), ...answers })
  const { user } = renderOffice(<DeleteAccountPage />)
  await screen.findByText('3 credits, which lapse without a refund.')
  const submit = screen.getByRole('button', { name: 'Delete for good' })
  const fill = async (reason: string) => {
    await user.type(screen.getByLabelText(/^Why are you leaving/), reason)
    await user.type(screen.getByLabelText(/^Current password/), 'Lumière-4-noces')
  }
  return { user, sent, submit, fill }
}

test('lists what will be lost before the form, and leaves out what there is none of', async () => {
  await openPage()
  for (const line of [
    'Premium, which ends immediately.',
    '12 requests received, with your notes.',
    '1 request not answered yet.',
    '4 photos in your gallery.',
  ])
    expect(screen.getByText(line)).toBeDefined()
  expect(screen.queryByText(/published review/)).toBeNull()
})

test('refuses a reason of fewer than 10 characters at its field, and sends nothing', async () => {
  const { user, sent, submit, fill } = await openPage()
  await fill('Too short')
  await user.click(submit)
  await vi.waitFor(() => expect(screen.getByLabelText(/^Why are you leaving/).getAttribute('aria-invalid')).toBe('true'))
  expect(sent.filter(({ path }) => path === '/api/pro/deletion')).toHaveLength(1)
})

test('deletes once on a double click, and offers the certificate', async () => {
  const saved = vi.fn<(content: Blob) => string>().mockReturnValue('blob:certificate')
  URL.createObjectURL = saved
  URL.revokeObjectURL = () => {}
  const { user, sent, submit, fill } = await openPage({ [route]: () => ({ body: { certificate } }) })
  await fill('We close at the end of the season.')
  await user.dblClick(submit)
  expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeDefined()
  const asked = sent.filter(({ method }) => method === 'POST')
  expect(asked[0]?.body).toEqual({ reason: 'We close at the end of the season.', currentPassword: 'Lumière-4-noces' })
  // The server carries out calls with the same key once.
  expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(screen.getByText('account · key of your data · reviews (2)')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save the certificate' }))
  expect(await saved.mock.calls[0]?.[0].text()).toContain(`Number of the certificate: ${certificate.id}\n`)
})

test('shows a wrong password at its field and keeps the account', async () => {
  const message = 'That is not your current password'
  const refused = { code: 'wrong_password', detail: message, errors: [{ field: 'currentPassword', message }] }
  const { user, submit, fill } = await openPage({ [route]: () => ({ status: 400, body: refused }) })
  await fill('We close at the end of the season.')
  await user.click(submit)
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByLabelText(/^Current password/).getAttribute('aria-invalid')).toBe('true')
})

test('asks a visitor to sign in first', async () => {
  answerCalls({
    'GET /api/pro/deletion': () => ({ status: 401, body: { code: 'unauthorized', detail: 'Sign in.' } }),
    'POST /api/pro/token/refresh': () => ({ status: 401, body: { code: 'unauthorized', detail: 'Sign in.' } }),
  })
  renderOffice(<DeleteAccountPage />)
  expect(await screen.findByText('Sign in first to delete your account.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/login')
})
