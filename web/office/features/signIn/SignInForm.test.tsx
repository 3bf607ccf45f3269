import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { SignInForm } from './SignInForm.tsx'

const refusal = { status: 401, body: { status: 401, code: 'invalid_credentials', detail: 'These credentials are not right.' } }
const email = () => screen.getByRole('textbox', { name: /Email address/ })
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' })

function open(answers: Answers = {}) {
  const sent = answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }), ...answers })
  const rendered = renderOffice(<SignInForm notice="Your session has expired." />)
  const attempts = () => sent.filter(({ path }) => path === '/api/pro/login').map(({ body }) => body)
  return { ...rendered, attempts, submit: () => rendered.user.click(screen.getByRole('button', { name: 'Sign in' })) }
}

test('shows missing input at its field, and sends nothing', async () => {
  const { attempts, submit, user } = open()
  await submit()
  expect(await screen.findByText('Enter your email address.')).toBeDefined()
  expect(screen.getByText('Enter your password.')).toBeDefined()
  expect(document.activeElement).toBe(email())
  await user.type(email(), 'claire@atelier.example')
  await waitFor(() => expect(screen.queryByText('Enter your email address.')).toBeNull())
  await submit()
  expect(attempts()).toEqual([])
})

test('shows why it was refused, keeps the address, and accepts another password at once', async () => {
  const { attempts, submit, user } = open({ 'POST /api/pro/login': () => refusal })
  expect(screen.getByRole('alert').textContent).toBe('Your session has expired.')
  await user.type(email(), ' claire@atelier.example ')
  await user.type(password(), 'wrong')
  await user.click(screen.getByRole('checkbox', { name: /Stay signed in/ }))
  await submit()
  expect((await screen.findByText('These credentials are not right.')).closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByText('Your session has expired.')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(password()))
  await user.keyboard('other')
  await submit()
  await waitFor(() =>
    expect(attempts()).toEqual([
      { email: 'claire@atelier.example', password: 'wrong', remember: false },
      { email: 'claire@atelier.example', password: 'other', remember: false },
    ]),
  )
})

test('signs in once on a double click', async () => {
  let answer = (_given: typeof refusal) => {}
  const { attempts, user } = open({ 'POST /api/pro/login': () => new Promise<typeof refusal>((resolve) => (answer = resolve)) })
  await user.type(email(), 'claire@atelier.example')
  await user.type(password(), 'wrong')
  await user.dblClick(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('button', { name: 'Signing in…' })
  answer(refusal)
  await screen.findByText('These credentials are not right.')
  expect(attempts()).toHaveLength(1)
})

test('says when the server cannot be reached, and allows a retry', async () => {
  const { submit, user } = open()
  await user.type(email(), 'claire@atelier.example')
  await user.type(password(), 'Lavande-2026')
  await submit()
  expect(await screen.findByText(/Please check your internet connection/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})
