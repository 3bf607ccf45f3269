import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { RegisterPage } from './RegisterPage.tsx'

async function register(answers: Answers) {
  const sent = answerCalls({ 'GET /api/testimonials': () => ({ body: { examples: false, testimonials: [] } }), ...answers })
  const { user } = renderOffice(<RegisterPage />)
  await user.click(await screen.findByRole('radio', { name: 'Wedding planner' }))
  await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Claire')
  await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Fontaine')
  await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'claire@atelier.example')
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '+33478123456')
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Lavande-2026!')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create my account' }))
  return sent
}

test('says why no account was created, and keeps the input', async () => {
  await register({ 'POST /api/pro/register': () => ({ status: 500, body: { code: 'unexpected_error', detail: 'An error occurred.' } }) })
  expect((await screen.findByRole('alert')).textContent).toBe('Your account was not created. An error occurred.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email address/ }).value).toBe('claire@atelier.example')
})

test('shows what the server refuses at its field', async () => {
  const errors = [{ field: 'email', message: 'This email is already in use' }]
  await register({ 'POST /api/pro/register': () => ({ status: 409, body: { code: 'email_already_used', detail: 'In use', errors } }) })
  expect(await screen.findByText('This email is already in use')).toBeDefined()
  expect(screen.getByRole('textbox', { name: /Email address/ }).getAttribute('aria-invalid')).toBe('true')
})
