import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { aThing, draftOfThing, fieldOf, ThingPage, thingTexts, typeInto } from '../testing/thingForm.tsx'
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

function openUnsaved() {
  const server = aThing({ 'POST /api/pro/logout': () => ({ body: {} }) })
  return { ...server, ...renderOffice(<ThingPage actions={<SignOut />} />, { texts: thingTexts, path: '/things/7' }) }
}

test('asks before it ends the session when input would be lost, and keeps the input for a person who stays', async () => {
  const { sent, user } = openUnsaved()
  await typeInto(user, 'Name', 'Half typed')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(sent.some(({ path }) => path === '/api/pro/logout')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Stay on the page' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await fieldOf('Name')).value).toBe('Half typed')
  expect(sent.some(({ path }) => path === '/api/pro/logout')).toBe(false)
})

test('signs out a person who leaves the input, and asks once', async () => {
  const { user } = openUnsaved()
  await typeInto(user, 'Name', 'Half typed')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await screen.findByText('Please sign in')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(draftOfThing()).toBeUndefined()
})
