import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { VenueSearchPage } from '../../../../../src/api/schemas/venueSearch.ts'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { VenueResults } from './VenueResults.tsx'

const path = 'GET /api/directory/venue-search'
const lyon = { city: 'Lyon', zipcode: '69001', countrycode: 'FR', lat: '45.75', lng: '4.85' }
const search = { keywords: 'parc', city: lyon, kind: 'venue' } as const
const venue: VenueSearchPage['venues'][number] = {
  id: '90000000-0000-4000-8000-000000000001',
  publicId: 'k7m2p9xq4r8v',
  name: 'Domaine des Tilleuls',
  path: '/venue/k7m2p9xq4r8v-domaine-des-tilleuls',
  type: { slug: 'domain', name: 'Estate' },
  city: 'Lyon',
  cp: '69001',
  description: 'By the water.',
  image: null,
  seated: 120,
  standing: null,
  bedrooms: 1,
  minPrice: 3_500,
  maxPrice: null,
  isPremium: true,
}
const pageOf = (venues: VenueSearchPage['venues']): VenueSearchPage => ({
  venues,
  total: venues.length,
  total_is_minimum: false,
  page: 1,
  pages: 1,
})

it('lists venues with links and contact buttons, and filters them by type and guests', async () => {
  const sent = answerCalls({ [path]: ({ path: asked }) => ({ body: pageOf(asked.includes('type=boat') ? [] : [venue]) }) })
  const { user } = renderCouple(<VenueResults search={search} action={({ name }) => <button type="button">{`write to ${name}`}</button>} />)
  const link = await screen.findByRole('link', { name: 'View venue Domaine des Tilleuls' })
  expect(link.getAttribute('href')).toBe(venue.path)
  screen.getByRole('button', { name: 'write to Domaine des Tilleuls' })
  expect(screen.getByRole('article').textContent).toContain('120 seated · 1 bedroom')
  expect(screen.getByRole('article').textContent).toContain('Hire from €3,500')
  await user.type(screen.getByRole('spinbutton', { name: 'Guests at least' }), '80')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of venue' }), 'Boat')
  await screen.findByText('No venue matches. Try another type, another town or fewer guests.')
  const asked = new URLSearchParams(sent.at(-1)?.path.split('?')[1])
  expect(Object.fromEntries(asked)).toMatchObject({
    keywords: 'parc',
    latitude: '45.75',
    longitude: '4.85',
    type: 'boat',
    guests: '80',
    page: '1',
  })
})

it('says when no venue matches, and retries a failed search', async () => {
  let fails = true
  answerCalls({ [path]: () => (fails ? { status: 400, body: { detail: 'No.' } } : { body: pageOf([venue]) }) })
  const { user } = renderCouple(<VenueResults search={search} action={({ name }) => <button type="button">{`write to ${name}`}</button>} />)
  await screen.findByRole('alert')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 venue found')).toBeTruthy()
})
