import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { SettingsPage } from './SettingsPage.tsx'

const settings = (wanted: boolean) => ({
  accent: 'evergreen',
  premium: false,
  notifications: [
    { kind: 'new-requests', wanted },
    { kind: 'published-reviews', wanted: true },
  ],
  textMessages: { kinds: [], phone: '+33478123456', reachable: true },
})

async function turnOff(change: Answers[string]) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/settings': () => ({ body: settings(true) }),
    'PUT /api/pro/settings/notifications/new-requests': change,
  })
  const { user } = renderOffice(<SettingsPage />, { resource: 'settings' })
  await user.click(await screen.findByRole('switch', { name: 'New requests' }))
  return sent.filter(({ method }) => method === 'PUT')
}

const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

test('saves at once when a kind of mail is turned off', async () => {
  const sent = await turnOff(() => ({ body: settings(false) }))
  await expect.poll(() => isOn('New requests')).toBe(false)
  expect(isOn('Published reviews')).toBe(true)
  expect(sent.map(({ body }) => body)).toEqual([{ wanted: false }])
  expect(screen.getByRole('link', { name: 'Change the language' }).getAttribute('href')).toMatch(/\/account$/)
})

test('shows an error and restores the choice when saving fails', async () => {
  await turnOff(() => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your changes were not saved.')
  expect(isOn('New requests')).toBe(true)
})
