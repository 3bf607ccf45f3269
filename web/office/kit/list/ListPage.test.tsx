import { onlineManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { ResourceDefinitionContextProvider, useLocation } from 'react-admin'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { ListPage, SectionOfRows } from './ListPage.tsx'

interface Thing {
  readonly id: string
  readonly name: string
  readonly amount: number
}
const texts = {
  pages: { things: 'Things' },
  things: {
    failed: 'The things could not be loaded.',
    empty: { title: 'No thing yet', text: 'Things appear here.' },
    fields: { name: 'Name', amount: 'Amount' },
  },
}
const me = { 'GET /api/pro/me': () => ({ body: signedInProvider }) }

function server(count: number) {
  return answerCalls({
    ...me,
    'GET /api/pro/things': ({ path }) => {
      const [from = 0, to = 0] = JSON.parse(new URL(path, 'http://localhost').searchParams.get('range') ?? '[0,24]') as number[]
      const all = Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Thing ${index}`, amount: index }))
      const rows = all.slice(from, to + 1)
      return { body: rows, headers: { 'content-range': rows.length === 0 ? `things */${count}` : `things ${from}-${to}/${count}` } }
    },
  })
}

const sort = { field: 'name', order: 'ASC' } as const
const columns = [
  { source: 'name', phone: 'title' },
  { source: 'amount', align: 'right', total: true },
] as const

function openList() {
  return renderOffice(<ListPage<Thing> sort={sort} columns={columns} />, { texts })
}

/** jsdom has no width, so the test says whether a table fits. */
function windowIs(isRoomy: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && isRoomy,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

test('shows a table with totals on a wide screen, with pagination', async () => {
  windowIs(true)
  server(30)
  const { user } = openList()
  const table = await screen.findByRole('table', { name: 'Things' })
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 25 + 1)
  expect(within(table).getByRole('row', { name: 'Total of this page 300' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Thing 29')
})

test('shows lines on a phone', async () => {
  windowIs(false)
  server(2)
  openList()
  const list = await screen.findByRole('list', { name: 'Things' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Thing 00', 'Thing 11'])
})

test('explains an empty list', async () => {
  server(0)
  openList()
  expect(await screen.findByRole('heading', { name: 'No thing yet' })).toBeDefined()
})

test('says when the list cannot be loaded, and retries', async () => {
  answerCalls({ ...me, 'GET /api/pro/things': () => ({ status: 500, body: {} }) })
  const { user } = openList()
  await screen.findByText('The things could not be loaded.')
  server(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Thing 0')).toBeDefined()
})

test('says offline that the list cannot be loaded, lets the person retry, and loads it once online', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  const { user } = openList()
  await screen.findByText('The things could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The things could not be loaded.')
  server(1)
  onlineManager.setOnline(true)
  expect(await screen.findByText('Thing 0')).toBeDefined()
})

const withPages = { things: { name: 'things', hasList: true, hasShow: true } }
/** The URLs in the order in which they were opened. */
function Addresses({ seen }: { readonly seen: Set<string> }) {
  const { pathname, search, key } = useLocation()
  seen.add(`${key} ${pathname}${search}`)
  return null
}

test.each([
  ['table', true],
  ['list', false],
])('opens the page of a row of the %s once, and keeps the list’s page number in the URL', async (_, isRoomy) => {
  windowIs(isRoomy)
  server(30)
  const seen = new Set<string>()
  const { user } = renderOffice(
    <ResourceDefinitionContextProvider definitions={withPages}>
      <Addresses seen={seen} />
      <ListPage<Thing> sort={sort} columns={columns} />
    </ResourceDefinitionContextProvider>,
    { texts, path: '/things?page=2&perPage=25&sort=name&order=ASC' },
  )
  await user.click(await screen.findByRole('link', { name: 'Thing 29' }))
  expect([...seen].map((address) => address.split(' ')[1])).toEqual([
    '/things?page=2&perPage=25&sort=name&order=ASC',
    '/things/29/show?page=2&perPage=25&sort=name&order=ASC',
  ])
})

test('leaves the surrounding page’s query string out of the links of a list within a page', async () => {
  server(1)
  renderOffice(
    <ResourceDefinitionContextProvider definitions={withPages}>
      <SectionOfRows<Thing> resource="things" sort={sort} columns={columns} />
    </ResourceDefinitionContextProvider>,
    { texts, path: '/others?page=3' },
  )
  expect((await screen.findByRole('link', { name: 'Thing 0' })).getAttribute('href')).toBe('/things/0/show')
})
