import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { ConfirmNewEmailPage } from './ConfirmNewEmailPage.tsx'

function open(answer: Answers[string]) {
  window.location.hash = '#token'
  const sent = answerCalls({ 'GET /api/pro/me': () => ({ status: 401 }), 'POST /api/pro/email/confirm-new': answer })
  return { sent, ...renderOffice(<ConfirmNewEmailPage />, { resource: 'account' }) }
}

test('changes the address, says which devices stay signed in, and links to the sign-in without a session', async () => {
  const { sent } = open(() => ({ body: { confirmed: true, signedIn: false } }))
  await screen.findByRole('heading', { name: 'Your sign-in address is changed' })
  expect(screen.getByRole('status').textContent).toContain(
    'signed out on your other devices, except the one where you asked for the change',
  )
  screen.getByRole('link', { name: 'Sign in' })
  expect(sent.filter(({ path }) => path === '/api/pro/email/confirm-new')).toMatchObject([{ body: { token: 'token' } }])
})

test('continues to the office with a session', async () => {
  open(() => ({ body: { confirmed: true, signedIn: true } }))
  expect((await screen.findByRole('link', { name: 'Go to my office' })).getAttribute('href')).toBe('/')
})

test('refuses an address that belongs to somebody else, without a retry', async () => {
  open(() => ({ status: 409, body: { code: 'email_already_used', detail: 'This email is already in use' } }))
  await screen.findByText('This email is already in use')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
