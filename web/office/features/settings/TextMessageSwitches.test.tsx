import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Settings } from '../../../../src/api/schemas/pro/settingsSchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { SettingsPage } from './SettingsPage.tsx'

const choices = (wanted: boolean): Settings['textMessages']['kinds'] => [
  { kind: 'new-requests', wanted },
  { kind: 'request-changes', wanted: false },
]

interface Circumstances {
  readonly plan?: 'free' | 'premium'
  readonly wanted?: boolean
  readonly reachable?: boolean
  readonly save?: Answers[string]
}

async function open({ plan = 'premium', wanted = false, reachable = true, save = () => ({}) }: Circumstances) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: { ...signedInProvider, plan } }),
    'GET /api/pro/settings': () => ({
      body: {
        notifications: [{ kind: 'new-requests', wanted: true }],
        textMessages: { kinds: choices(wanted), phone: '+33478123456', reachable },
      },
    }),
    'PUT /api/pro/settings/text-messages/new-requests': save,
  })
  const { user } = renderOffice(<SettingsPage />, { resource: 'settings' })
  const section = within(await screen.findByRole('region', { name: 'Text messages' }))
  const newRequests = () => section.findByRole<HTMLInputElement>('switch', { name: 'New requests' })
  await newRequests()
  return { section, newRequests, user, sent: () => sent.filter(({ method }) => method === 'PUT') }
}

test('turns a kind of text message on at once and leaves the mails alone', async () => {
  const { section, newRequests, user, sent } = await open({ save: () => ({ body: { kinds: choices(true) } }) })
  await expect.poll(async () => (await newRequests()).disabled).toBe(false)
  expect(await section.findByText('Sent to +33 4 78 12 34 56.')).toBeTruthy()
  expect(section.getByText(/^From 8:00 to 20:00 in your country/)).toBeTruthy()
  await user.click(await newRequests())
  await expect.poll(async () => (await newRequests()).checked).toBe(true)
  expect(sent().map(({ body }) => body)).toEqual([{ wanted: true }])
  expect(screen.getAllByRole<HTMLInputElement>('switch', { name: 'New requests' })[0]?.checked).toBe(true)
  expect(section.queryByText('Premium')).toBeNull()
})

test('disables the switches without Premium and links to the plan', async () => {
  const { section, newRequests, sent } = await open({ plan: 'free' })
  expect(await section.findByText('Text messages are part of Premium.')).toBeTruthy()
  expect(section.getByText('Premium')).toBeTruthy()
  expect((await newRequests()).disabled).toBe(true)
  expect(section.getByRole('link', { name: 'See my plan' }).getAttribute('href')).toBe('/subscription')
  expect(section.queryByText(/\+33/)).toBeNull()
  expect(sent()).toEqual([])
})

test('keeps earlier choices and shows them as off while they have no effect', async () => {
  const { section, newRequests } = await open({ plan: 'free', wanted: true })
  expect(await section.findByText(/Your choices are kept/)).toBeTruthy()
  expect((await newRequests()).checked).toBe(false)
})

test('says that a number gets no text messages, links to changing it, and lets what was on be turned off', async () => {
  const { section, newRequests } = await open({ reachable: false, wanted: true })
  expect(await section.findByText('We do not send text messages to +33 4 78 12 34 56.')).toBeTruthy()
  await expect.poll(async () => (await newRequests()).disabled).toBe(false)
  expect(section.getByRole<HTMLInputElement>('switch', { name: 'Changes to requests' }).disabled).toBe(true)
  expect(section.getByRole('link', { name: 'Change the number' }).getAttribute('href')).toMatch(/\/account$/)
})

test('shows an error and restores the choice when saving fails', async () => {
  const { section, newRequests, user } = await open({
    save: () => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }),
  })
  await expect.poll(async () => (await newRequests()).disabled).toBe(false)
  await user.click(await newRequests())
  expect((await section.findByRole('alert')).textContent).toBe('Your changes were not saved.')
  expect((await newRequests()).checked).toBe(false)
})
