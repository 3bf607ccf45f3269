import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { SignInPage } from './SignInPage.tsx'

const unauthorized = () => ({ status: 401, body: { status: 401, code: 'unauthorized', detail: 'Please sign in.' } })

function open(path: string) {
  answerCalls({ 'GET /api/pro/me': unauthorized, 'POST /api/pro/token/refresh': unauthorized })
  return renderOffice(<SignInPage />, { path })
}

test.each([
  ['/login?expired', 'Your session has expired. Please sign in again.'],
  ['/login?expired=password_changed', /your account’s password was changed on another device/],
  ['/login?expired=email_changed', /the email address you sign in with was changed from another device.*former address/],
  ['/login?expired=ended_elsewhere', /signed out from another device/],
  ['/login?expired=anything', 'Your session has expired. Please sign in again.'],
])('says beside the form why a session has ended: %s', async (path, words) => {
  open(path)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(words)
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})

test('says nothing about sessions to a person who had none', async () => {
  open('/login')
  await screen.findByRole('button', { name: 'Sign in' })
  expect(screen.queryByRole('alert')).toBeNull()
})
