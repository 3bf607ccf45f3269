import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { offeredServices } from '../../../../src/domain/referenceValues.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { VenuePage } from './VenuePage.tsx'

const id = '90000000-0000-4000-8000-000000000001'
const nothing = { street: '', city: 'Lyon', zipCode: '', country: 'FR', latitude: '', longitude: '', pinLatitude: null, pinLongitude: null }
const reached = { email: '', phone: '', website: '', facebook: '', instagram: '' }
const standing = { status: 'draft', published: false, moderation: 'none', hidden: false, rejection: null, missing: [] }
const venue = { id, name: 'Domaine des Tilleuls', type: 'domain', ...nothing, ...reached, ...standing }
const notOffered = { offered: false, startingFrom: null, priceVisible: true, description: null, descriptionVisible: true }
const noServices = Object.fromEntries(offeredServices.map((service) => [service, notOffered]))
const visit = { link: 'https://vimeo.com/76979871', title: 'A visit', description: 'The park and both halls.', isVisible: true }
const night = { link: 'https://vimeo.com/76979872', title: 'The night', description: 'The barn after dark.', isVisible: true }

function openStep(step: 'services' | 'videos', stored: object, answers: Answers = {}) {
  const path = `/api/pro/venue-${step}/${id}`
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET /api/pro/venues/${id}`]: () => ({ body: venue, headers: { etag: '"1"' } }),
    [`GET ${path}`]: () => ({ body: { id, ...stored }, headers: { etag: '"1"' } }),
    [`PUT ${path}`]: ({ body }) => ({ body: { id, ...(body as object) }, headers: { etag: '"2"' } }),
    [`GET /api/pro/venue-videos/${id}`]: () => ({ body: { id, videos: [], ...stored }, headers: { etag: '"1"' } }),
    ...answers,
  })
  const page = (
    <Routes>
      <Route path="/venues/:id/*" element={<VenuePage />} />
    </Routes>
  )
  const rendered = renderOffice(page, { resource: 'venues', path: `/venues/${id}?step=${step}` })
  return { ...rendered, path, puts: () => sent.filter(({ method }) => method === 'PUT') }
}

test('offers services row by row, and requires none', async () => {
  const { user, puts } = openStep('services', noServices)
  const row = within(await screen.findByRole('group', { name: 'Day-of coordination' }))
  await user.click(row.getByRole('checkbox', { name: 'Day-of coordination' }))
  await user.type(await row.findByRole('spinbutton', { name: 'Starting price' }), '900')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByRole('button', { name: 'Add a video' })
  expect(puts()[0]?.body).toMatchObject({ DAY_COORDINATION: { offered: true, startingFrom: 90_000 }, WEDDING_DESIGN: { offered: false } })
})

test('previews a video by its link before it is played, and shows an invalid link at its field', async () => {
  const { user, puts } = openStep('videos', { videos: [] })
  await user.click(await screen.findByRole('button', { name: 'Add a video' }))
  const first = within(await screen.findByRole('group', { name: 'Video 1' }))
  await user.type(first.getByRole('textbox', { name: /Link/ }), 'https://example.com/film')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^This link leads to no video/)).toBeDefined()
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  const link = screen.getByRole('textbox', { name: /Link/ })
  await user.clear(link)
  await user.type(link, 'youtu.be/dQw4w9WgXcQ')
  await user.type(screen.getByRole('textbox', { name: /Title/ }), 'The night')
  expect(await screen.findByRole('button', { name: 'Play the video: The night' })).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'The barn after dark.')
  await user.click(screen.getByRole('checkbox', { name: 'Show to couples' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(puts()[0]?.body).toEqual({
      videos: [{ link: 'youtu.be/dQw4w9WgXcQ', title: 'The night', description: 'The barn after dark.', isVisible: false }],
    }),
  )
})

test('removes the last video of a venue', async () => {
  const { user, puts } = openStep('videos', { videos: [visit] })
  await user.click(await screen.findByRole('button', { name: 'Remove: A visit' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts()[0]?.body).toEqual({ videos: [] }))
})

test('accepts no further video at the limit, and says why', async () => {
  const videos = Array.from({ length: 10 }, (_, index) => ({ ...visit, link: `https://vimeo.com/${10_000_000 + index}` }))
  openStep('videos', { videos })
  expect(await screen.findByText('This venue has its 10 videos. Remove one to add another.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add a video' })).toHaveProperty('disabled', true)
})

test('shows both versions when another tab saved first, and keeps the chosen one', async () => {
  let theirs: readonly object[] = [visit]
  const { user, puts } = openStep(
    'videos',
    {},
    {
      [`GET /api/pro/venue-videos/${id}`]: () => ({ body: { id, videos: theirs }, headers: { etag: `"${theirs.length}"` } }),
      [`PUT /api/pro/venue-videos/${id}`]: ({ body, headers }) =>
        headers.get('if-match') === '"2"'
          ? { body: { id, ...(body as object) }, headers: { etag: '"3"' } }
          : { status: 412, body: { code: 'changed_meanwhile' } },
    },
  )
  const title = await screen.findByRole('textbox', { name: /Title/ })
  theirs = [visit, night]
  await user.clear(title)
  await user.type(title, 'My visit')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('row', { name: 'Videos My visit A visit · The night' })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: /mine|my version/i }))
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]?.body).toEqual({ videos: [{ ...visit, title: 'My visit' }] })
})
