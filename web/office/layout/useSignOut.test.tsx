import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { useSignOut } from './useSignOut.ts'

function SignOut() {
  const signOut = useSignOut()
  return (
    <button type="button" onClick={signOut}>
      Sign out
    </button>
  )
}

test('says when the server did not confirm a sign-out, and allows a retry', async () => {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'POST /api/pro/logout': () => ({ status: 500, body: {} }),
  })
  const { user } = renderOffice(<SignOut />)
  for (const tries of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Signing out failed. Please try again.')
    expect(sent.filter(({ path }) => path === '/api/pro/logout')).toHaveLength(tries)
    await user.click(screen.getByRole('button', { name: 'Close' }))
  }
})
