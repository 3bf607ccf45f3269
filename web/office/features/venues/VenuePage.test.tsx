import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { VenuePage } from './VenuePage.tsx'
import { VenuesPage } from './VenuesPage.tsx'

const id = '90000000-0000-4000-8000-000000000001'
const nothing = { street: '', city: '', zipCode: '', country: null, latitude: '', longitude: '', pinLatitude: null, pinLongitude: null }
const reached = { email: '', phone: '', website: '', facebook: '', instagram: '' }
const standing = {
  status: 'draft',
  published: false,
  moderation: 'none',
  hidden: false,
  rejection: null,
  missing: ['place', 'description', 'capacity', 'image'],
}
const draft = { id, name: 'Domaine des Tilleuls', type: 'domain', ...nothing, ...reached, ...standing }
const presentation = { id, description: '', details: '', seated: null, standing: null, bedrooms: null, minPrice: null, maxPrice: null }

function openVenue(venue: object = draft, path = `/venues/${id}`, answers: Answers = {}) {
  const etag = { etag: '"1"' }
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET /api/pro/venues/${id}`]: () => ({ body: venue, headers: etag }),
    [`PUT /api/pro/venues/${id}`]: ({ body }) => ({ body: { ...venue, ...(body as object) }, headers: { etag: '"2"' } }),
    [`GET /api/pro/venue-presentations/${id}`]: () => ({ body: presentation, headers: etag }),
    [`PUT /api/pro/venue-presentations/${id}`]: ({ body }) => ({ body: { id, ...(body as object) }, headers: { etag: '"2"' } }),
    [`GET /api/pro/venue-features/${id}`]: () => ({ body: { id, features: ['garden'] }, headers: etag }),
    [`PUT /api/pro/venue-features/${id}`]: ({ body }) => ({ body: { id, ...(body as object) }, headers: { etag: '"2"' } }),
    [`GET /api/pro/venue-galleries/${id}`]: () => ({ body: { id, photos: [], quota: 20, etag: '"1"' } }),
    [`POST /api/pro/venues/${id}/publish`]: () => ({ body: { id } }),
    [`POST /api/pro/venues/${id}/unpublish`]: () => ({ body: { id } }),
    ...answers,
  })
  const page = (
    <Routes>
      <Route path="/venues/:id/*" element={<VenuePage />} />
      <Route path="/venues" element={<VenuesPage />} />
    </Routes>
  )
  const rendered = renderOffice(page, { resource: 'venues', path })
  return {
    ...rendered,
    bodies: (method: string) => sent.filter((call) => call.method === method).map(({ path: to, body }) => ({ to, body })),
  }
}

test('says that a draft is not public, names what is missing, and links to its step', async () => {
  const { user } = openVenue()
  expect(await screen.findByText('Nobody sees this venue until you publish it.')).toBeDefined()
  const publish = screen.getByRole('button', { name: 'Publish' })
  expect(publish).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'a capacity' }))
  expect(await screen.findByRole('spinbutton', { name: /Seated guests/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'a photo' }))
  expect(await screen.findByText('No photos yet')).toBeDefined()
})

test('opens at the first incomplete step, and lets any step be opened', async () => {
  const { user } = openVenue({ ...draft, missing: ['capacity'] })
  expect(await screen.findByRole('textbox', { name: /Short description/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^1\. ?General information/ }))
  expect(await screen.findByRole('textbox', { name: /Name of the venue/ })).toBeDefined()
})

test('saves a step by its button and opens the next one', async () => {
  const { user, bodies } = openVenue(draft, `/venues/${id}?step=presentation`)
  await user.type(await screen.findByRole('textbox', { name: /Short description/ }), 'A house by the lake.')
  await user.type(screen.getByRole('spinbutton', { name: /Seated guests/ }), '120')
  await user.type(screen.getByRole('spinbutton', { name: /Lowest price/ }), '3500')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByRole('searchbox', { name: 'Search the features' })).toBeDefined()
  expect(bodies('PUT')).toMatchObject([
    {
      to: `/api/pro/venue-presentations/${id}`,
      body: { description: 'A house by the lake.', seated: 120, standing: null, minPrice: 350_000 },
    },
  ])
})

test('saves the input when another step is opened', async () => {
  const { user, bodies } = openVenue(draft, `/venues/${id}?step=identity`)
  const name = await screen.findByRole('textbox', { name: /Name of the venue/ })
  await user.clear(name)
  await user.type(name, 'Château du Lac')
  await user.click(screen.getByRole('button', { name: /^4\. ?Photos/ }))
  expect(await screen.findByText('No photos yet')).toBeDefined()
  expect(bodies('PUT')).toMatchObject([{ to: `/api/pro/venues/${id}`, body: { name: 'Château du Lac' } }])
})

test('does not use a row of the list as the venue, because it has fewer fields', async () => {
  const row = { ...draft, publicId: 'k7m2p9xq4r8v', city: null, missing: [], image: null }
  const { user, goTo, bodies } = openVenue({ ...draft, email: 'hello@tilleuls.example' }, '/venues', {
    'GET /api/pro/venues': () => ({ body: [row], headers: { 'content-range': 'venues 0-0/1' } }),
  })
  await screen.findByText('Domaine des Tilleuls')
  await goTo(`/venues/${id}?step=identity`)
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(bodies('PUT')).toMatchObject([{ body: { email: 'hello@tilleuls.example', street: '' } }]))
})

test('stays on a step with an error, and shows it', async () => {
  const { user, bodies } = openVenue(draft, `/venues/${id}?step=identity`)
  await user.clear(await screen.findByRole('textbox', { name: /Name of the venue/ }))
  await user.click(screen.getByRole('button', { name: /^4\. ?Photos/ }))
  expect(await screen.findByText('This field is required')).toBeDefined()
  expect(screen.queryByText('No photos yet')).toBeNull()
  expect(bodies('PUT')).toEqual([])
})

test('takes the position in degrees where maps are off', async () => {
  const { user, bodies } = openVenue(draft, `/venues/${id}?step=identity`)
  expect(await screen.findByText(/^The map is not available/)).toBeDefined()
  await user.type(screen.getByRole('spinbutton', { name: 'Latitude' }), '45.761')
  await user.type(screen.getByRole('spinbutton', { name: 'Longitude' }), '4.8351')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(bodies('PUT')).toMatchObject([{ body: { pinLatitude: 45.761, pinLongitude: 4.8351 } }]))
})

test('finds features by name, selects them by keyboard, and keeps their groups', async () => {
  const { user, bodies } = openVenue(draft, `/venues/${id}?step=features`)
  const search = await screen.findByRole('searchbox', { name: 'Search the features' })
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('1 chosen')
  await user.type(search, 'VIEW')
  expect(within(screen.getByRole('group', { name: 'View' })).getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.queryByRole('checkbox', { name: 'Garden' })).toBeNull()
  await user.tab()
  await user.keyboard(' ')
  await user.clear(search)
  expect(screen.getByRole('checkbox', { name: 'Sea view' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Garden' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(bodies('PUT')).toMatchObject([{ body: { features: ['garden', 'sea_view'] } }]))
})

test('publishes a complete venue, and unpublishes it after confirmation', async () => {
  const complete = openVenue({ ...draft, missing: [] })
  await complete.user.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(complete.bodies('POST')).toMatchObject([{ to: `/api/pro/venues/${id}/publish` }]))
  complete.unmount()
  const online = openVenue({ ...draft, missing: [], status: 'online', published: true, moderation: 'validated' })
  await online.user.click(await screen.findByRole('button', { name: 'Unpublish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish this venue?' }))
  await online.user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(online.bodies('POST')).toMatchObject([{ to: `/api/pro/venues/${id}/unpublish` }]))
})

test('links an online venue to its public page', async () => {
  const online = { ...draft, missing: [], status: 'online', published: true, moderation: 'validated' }
  const listed = { ...online, publicId: 'k7m2p9xq4r8v', image: null }
  openVenue(online, `/venues/${id}`, {
    'GET /api/pro/venues': () => ({ body: [listed], headers: { 'content-range': 'venues 0-0/1' } }),
  })
  const link = await screen.findByRole('link', { name: 'View the public page' })
  expect(link.getAttribute('href')).toBe('/venue/k7m2p9xq4r8v')
})

test('says why a venue was rejected', async () => {
  openVenue({ ...draft, missing: [], status: 'rejected', moderation: 'rejected', rejection: 'The photos show another venue.' })
  expect(await screen.findByText('Why it was rejected: The photos show another venue.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false)
})

test('says when a venue cannot be loaded, and retries', async () => {
  let works = false
  const { user } = openVenue(draft, `/venues/${id}`, {
    [`GET /api/pro/venues/${id}`]: () => (works ? { body: draft, headers: { etag: '"1"' } } : { status: 500, body: {} }),
  })
  expect(await screen.findByText('Your venues could not be loaded.')).toBeDefined()
  works = true
  await user.click(screen.getByRole('button', { name: /again/ }))
  expect(await screen.findByText('Nobody sees this venue until you publish it.')).toBeDefined()
})
