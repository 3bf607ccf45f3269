import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SocialNetworks } from '../../../../src/api/schemas/pro/socialNetworkSchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { NetworksPage } from './NetworksPage.tsx'

const none = { facebook: '', instagram: '', linkedin: '', pinterest: '', tiktok: '', twitter: '' }
const stored: Omit<SocialNetworks, 'id'> = { ...none, rejectedParts: [], facebook: 'https://www.facebook.com/atelier' }

function openPage(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/social-networks': () => ({ body: stored, headers: { etag: '"1"' } }),
    ...answers,
  })
  const puts = () => sent.filter(({ method }) => method === 'PUT')
  return { puts, ...renderOffice(<NetworksPage />, { resource: 'networks', path: '/networks' }) }
}

test('sends a name as typed, and shows the address made from it', async () => {
  const address = 'https://www.instagram.com/atelier.fontaine'
  const { user, puts } = openPage({
    'PUT /api/pro/social-networks': () => ({ body: { ...stored, instagram: address }, headers: { etag: '"2"' } }),
  })
  await user.type(await screen.findByRole('textbox', { name: /Instagram/ }), ' @atelier.fontaine ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByDisplayValue(address)).toBeDefined()
  const [put] = puts()
  expect(put?.body).toEqual({ ...none, facebook: stored.facebook, instagram: '@atelier.fontaine' })
  expect(put?.headers.get('if-match')).toBe('"1"')
})

test('keeps a refused address with the reason below its field', async () => {
  const message = 'This address is no page of this network.'
  const { user } = openPage({
    'PUT /api/pro/social-networks': () => ({
      status: 400,
      body: { code: 'validation_error', detail: message, errors: [{ field: 'linkedin', message }] },
    }),
  })
  const linkedIn = await screen.findByRole<HTMLInputElement>('textbox', { name: /LinkedIn/ })
  await user.type(linkedIn, 'https://example.com/me')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(linkedIn.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(linkedIn.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
  expect(linkedIn.value).toBe('https://example.com/me')
})

const broken = { status: 500, body: { code: 'unexpected_error' } }

test('says when social networks cannot be loaded, and retries', async () => {
  let isDown = true
  const { user } = openPage({ 'GET /api/pro/social-networks': () => (isDown ? broken : { body: stored, headers: { etag: '"1"' } }) })
  expect(await screen.findByText('Your social networks could not be loaded.')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByDisplayValue(stored.facebook)).toBeDefined()
})

test('says when saving fails, and keeps the typed address', async () => {
  const { user } = openPage({ 'PUT /api/pro/social-networks': () => broken })
  const pinterest = await screen.findByRole<HTMLInputElement>('textbox', { name: /Pinterest/ })
  await user.type(pinterest, 'pinterest.com/atelier')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your changes were not saved.')).toBeDefined()
  expect(pinterest.value).toBe('pinterest.com/atelier')
})
