import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { LoginEmail } from './LoginEmail.tsx'

const account = { id: signedInProvider.id, firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456', locale: 'en-GB' }
const present = { ...account, email: 'claire@atelier.example', newEmail: null as string | null, mailsFailedAt: null as string | null }

async function askFor(email: string, answer: Answers[string]) {
  let newEmail: string | null = null
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/account': () => ({ body: { ...present, newEmail } }),
    'POST /api/pro/account/email': (call) => {
      newEmail = email
      return answer(call)
    },
  })
  const { user } = renderOffice(<LoginEmail />, { resource: 'account' })
  expect((await screen.findByDisplayValue('claire@atelier.example')).hasAttribute('readonly')).toBe(true)
  await user.type(screen.getByLabelText(/^New email address/), email)
  await user.type(screen.getByLabelText(/^Current password/), 'Lumière-4-noces')
  await user.click(screen.getByRole('button', { name: 'Send the confirmation link' }))
  return { sent }
}

test('changes the e-mail with the password, and says that it has to be confirmed', async () => {
  const { sent } = await askFor('claire@fontaine.example', () => ({ body: { id: account.id, newEmail: 'claire@fontaine.example' } }))
  await screen.findByText(/^We have sent a link to claire@fontaine.example\./)
  const [asked] = sent.filter(({ path }) => path === '/api/pro/account/email')
  expect(asked?.body).toEqual({ email: 'claire@fontaine.example', currentPassword: 'Lumière-4-noces' })
  expect(screen.getByLabelText<HTMLInputElement>(/^Current password/).value).toBe('')
})

test('shows errors at their fields', async () => {
  const message = 'You already sign in with this address.'
  const refused = { code: 'email_unchanged', detail: message, errors: [{ field: 'email', message }] }
  await askFor('claire@atelier.example', () => ({ status: 400, body: refused }))
  await screen.findByText(message)
  expect(screen.getByLabelText(/^New email address/).getAttribute('aria-invalid')).toBe('true')
})

test('says since when mails to an address fail, and tries the address again', async () => {
  let mailsFailedAt: string | null = '2026-11-19T08:00:00.000Z'
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/account': () => ({ body: { ...present, mailsFailedAt } }),
    'POST /api/pro/account/try-mail': () => {
      mailsFailedAt = null
      return { body: { id: account.id, mailsFailedAt } }
    },
  })
  const { user } = renderOffice(<LoginEmail />, { resource: 'account' })
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('Since 19/11/2026, our emails to claire@atelier.example have been returned to us.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
  expect(sent.filter(({ path }) => path === '/api/pro/account/try-mail')).toHaveLength(1)
})

test('reports too many attempts, and still allows changing the address', async () => {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/account': () => ({ body: { ...present, mailsFailedAt: '2026-11-19T08:00:00.000Z' } }),
    'POST /api/pro/account/try-mail': () => ({ status: 429, body: { code: 'too_many_requests' } }),
  })
  const { user } = renderOffice(<LoginEmail />, { resource: 'account' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again later.')
  expect(screen.getByLabelText(/^New email address/)).toBeDefined()
})
