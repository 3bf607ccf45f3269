import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { VenuePage } from './VenuePage.tsx'
import { VenuesPage } from './VenuesPage.tsx'

const id = '90000000-0000-4000-8000-000000000001'
const venue = { id, name: 'Domaine des Tilleuls', type: 'domain', status: 'draft', published: false, moderation: 'none', hidden: false }
const complete = { ...venue, rejection: null, missing: [] }
const fails = { status: 500, body: {} }

function openVenue(step: string, answers: Answers) {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET /api/pro/venues/${id}`]: () => ({ body: complete, headers: { etag: '"1"' } }),
    [`GET /api/pro/venue-features/${id}`]: () => ({ body: { id, features: [] }, headers: { etag: '"1"' } }),
    [`GET /api/pro/venue-galleries/${id}`]: () => ({ body: { id, photos: [], quota: 20, etag: '"1"' } }),
    ...answers,
  })
  const page = (
    <Routes>
      <Route path="/venues/:id/*" element={<VenuePage />} />
      <Route path="/venues" element={<VenuesPage />} />
    </Routes>
  )
  return renderOffice(page, { resource: 'venues', path: `/venues${step}` })
}

test('says when the list of venues cannot be loaded, and retries', async () => {
  openVenue('', { 'GET /api/pro/venues': () => fails })
  expect(await screen.findByText('Your venues could not be loaded.')).toBeDefined()
  expect(screen.getByRole('button', { name: /again/ })).toBeDefined()
})

test('says beside the button when a step cannot be saved, and keeps the input', async () => {
  const { user } = openVenue(`/${id}?step=features`, { [`PUT /api/pro/venue-features/${id}`]: () => fails })
  await user.click(await screen.findByRole('checkbox', { name: 'Garden' }))
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('Your changes were not saved.')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Garden' })).toHaveProperty('checked', true)
})

test('says when pictures cannot be loaded, and retries', async () => {
  openVenue(`/${id}?step=gallery`, { [`GET /api/pro/venue-galleries/${id}`]: () => fails })
  expect(await screen.findByText('Your photos could not be loaded.')).toBeDefined()
})

test('says when a venue cannot be published, and leaves it as it was', async () => {
  const { user } = openVenue(`/${id}?step=gallery`, { [`POST /api/pro/venues/${id}/publish`]: () => fails })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The change could not be saved. Please try again.')).toBeDefined()
  expect(screen.getByText('Not published')).toBeDefined()
})

test('says in the open dialog when a venue cannot be deleted', async () => {
  const { user } = openVenue(`/${id}?step=gallery`, { [`DELETE /api/pro/venues/${id}`]: () => fails })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete the venue' }))
  expect(await dialog.findByText('The venue could not be deleted. Please try again.')).toBeDefined()
})

test('accepts no further picture at the limit, and says why', async () => {
  const photo = {
    src: '/images/x/scenes/a',
    caption: '',
    alt: '',
    isKey: false,
    isVisible: true,
    needsAlt: false,
    shown: true,
    etag: '"1"',
  }
  const photos = [{ ...photo, id: '91000000-0000-4000-8000-000000000001' }]
  openVenue(`/${id}?step=gallery`, { [`GET /api/pro/venue-galleries/${id}`]: () => ({ body: { id, photos, quota: 1, etag: '"1"' } }) })
  expect(await screen.findByText('This venue has its 1 photos. Remove one to add another.')).toBeDefined()
})

test('shows a type and a town that somebody else changed meanwhile in words', async () => {
  const reached = { street: '', zipCode: '', email: '', phone: '', website: '', facebook: '', instagram: '' }
  const pin = { pinLatitude: null, pinLongitude: null }
  const mine = { ...complete, ...reached, ...pin, city: 'Lyon', country: 'FR', latitude: '45.74846', longitude: '4.84671' }
  const theirs = { ...mine, type: 'castle', city: 'Brussels', country: 'BE', latitude: '50.85045', longitude: '4.34878' }
  const versions = [mine, mine]
  const { user } = openVenue(`/${id}?step=identity`, {
    [`GET /api/pro/venues/${id}`]: () => ({ body: versions.pop() ?? theirs, headers: { etag: `"${versions.length}"` } }),
    [`PUT /api/pro/venues/${id}`]: () => {
      versions.length = 0
      return { status: 412, body: { code: 'changed_meanwhile' } }
    },
  })
  await user.type(await screen.findByRole('textbox', { name: /Name of the venue/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  const rows = within(dialog).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Name of the venueDomaine des Tilleuls!Domaine des Tilleuls',
    'Type of venueEstateCastle',
    'TownLyon, FranceBrussels, Belgium',
  ])
})
