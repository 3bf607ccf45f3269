import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx'

test('tells a person who asks again to check the mailbox and the spam folder', async () => {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ status: 401 }),
    'POST /api/pro/password/forgotten': () => ({ body: { asked: true } }),
  })
  const { user } = renderOffice(<ForgottenPasswordPage />)
  for (const tries of [1, 2]) {
    await user.type(screen.getByLabelText(/^Email address/), 'claire@atelier.example')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    const asked = await screen.findByText(/^If there is an account for claire@atelier\.example, a link is on its way\. Already requested\?/)
    expect(asked.textContent).toMatch(/inbox and .*spam/i)
    expect(sent.filter(({ path }) => path === '/api/pro/password/forgotten')).toHaveLength(tries)
  }
})
