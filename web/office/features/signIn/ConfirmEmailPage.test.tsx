import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx'

test('links from an invalid link to where another one can be requested', async () => {
  window.location.hash = '#token'
  answerCalls({
    'POST /api/pro/email/confirm': () => ({ status: 404, body: { code: 'link_not_valid', detail: 'This link is not valid.' } }),
  })
  renderOffice(<ConfirmEmailPage />, { resource: 'account' })
  expect((await screen.findByRole('alert')).textContent).toBe('This link is not valid.')
  expect(screen.getByText('Sign in to your account: you can ask for a new link there.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to my office' }).getAttribute('href')).toBe('/')
})
