import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { VenuesPage } from './VenuesPage.tsx'

const path = '/api/pro/venues'
const id = '90000000-0000-4000-8000-000000000001'
const unpublished = { publicId: 'k7m2p9xq4r8v', published: false, moderation: 'none', hidden: false }
const venue = {
  id,
  name: 'Domaine des Tilleuls',
  type: 'domain',
  city: 'Lyon',
  status: 'draft',
  ...unpublished,
  rejection: null,
  missing: [],
  image: null,
}

function openPage(venues: readonly object[], answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET ${path}`]: () => ({ body: venues, headers: { 'content-range': `venues 0-0/${venues.length}` } }),
    [`POST ${path}`]: () => ({ body: { id } }),
    ...answers,
  })
  return { sent, ...renderOffice(<VenuesPage />, { resource: 'venues', path: '/venues' }) }
}

test('shows the status of each venue and what is missing', async () => {
  openPage([
    { ...venue, status: 'online', published: true, moderation: 'validated' },
    { ...venue, id: '90000000-0000-4000-8000-000000000002', name: 'La Grange', city: null, missing: ['capacity', 'image'] },
  ])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toBe('Domaine des TilleulsEstate · Lyon · CompletePublishedValidatedOnline')
  expect(second?.textContent).toBe('La GrangeEstate · To complete: a capacity, a photoNot published')
})

test('shows the picture of each venue that has one', async () => {
  const { container } = openPage([
    { ...venue, image: '/images/pictures/photo' },
    { ...venue, id: '90000000-0000-4000-8000-000000000002', name: 'La Grange' },
  ])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/images/pictures/photo')
  expect(second?.querySelector('img')).toBeNull()
  expect(container.querySelectorAll('img')).toHaveLength(1)
})

test('links only an online venue to its public page', async () => {
  openPage([
    { ...venue, status: 'online', published: true, moderation: 'validated' },
    { ...venue, id: '90000000-0000-4000-8000-000000000002', name: 'La Grange', status: 'waiting', published: true, moderation: 'waiting' },
    {
      ...venue,
      id: '90000000-0000-4000-8000-000000000003',
      name: 'Le Parc',
      status: 'hidden',
      published: true,
      moderation: 'validated',
      hidden: true,
    },
  ])
  const [, second, third] = await screen.findAllByRole('listitem')
  expect(second?.textContent).toMatch(/PublishedWaiting$/)
  expect(third?.textContent).toMatch(/PublishedValidatedHidden$/)
  const links = screen.getAllByRole('link', { name: /^See the public page/ })
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['See the public page of Domaine des Tilleuls', '/venue/k7m2p9xq4r8v'],
  ])
})

test('requires name and type for a new venue', async () => {
  const { user, sent } = openPage([])
  await screen.findByText('No venue yet')
  await user.click(screen.getAllByRole('button', { name: 'Add a venue' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Begin' }))
  expect((await dialog.findAllByText('This field is required')).length).toBe(2)
  await user.type(dialog.getByRole('textbox', { name: /Name of the venue/ }), 'La Grange')
  await user.click(dialog.getByRole('combobox', { name: /Type of venue/ }))
  await user.click(await screen.findByRole('option', { name: 'Farm' }))
  await user.click(dialog.getByRole('button', { name: 'Begin' }))
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([{ name: 'La Grange', type: 'farm' }])
})

test('creates the same venue on a retry after a lost answer, and another one with a changed name', async () => {
  let answers = 0
  const { user, sent } = openPage([], { [`POST ${path}`]: () => (answers++ < 2 ? { status: 500, body: {} } : { body: { id } }) })
  await screen.findByText('No venue yet')
  await user.click(screen.getAllByRole('button', { name: 'Add a venue' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const begin = () => user.click(dialog.getByRole('button', { name: 'Begin' }))
  const keys = () => sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'))
  await user.type(dialog.getByRole('textbox', { name: /Name of the venue/ }), 'La Grange')
  await user.click(dialog.getByRole('combobox', { name: /Type of venue/ }))
  await user.click(await screen.findByRole('option', { name: 'Farm' }))
  await begin()
  await waitFor(() => expect(keys()).toHaveLength(1))
  await dialog.findByRole('alert')
  await begin()
  await waitFor(() => expect(keys()).toHaveLength(2))
  await user.type(dialog.getByRole('textbox', { name: /Name of the venue/ }), ' rouge')
  await begin()
  await waitFor(() => expect(keys()).toHaveLength(3))
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
