import { screen, waitFor, within } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { lockedRequest } from '../../testing/inboxRequests.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { RequestsPage } from './RequestsPage.tsx'

const ids = ['5b1f7c9e-3d24-5a86-9c71-000000000001', '5b1f7c9e-3d24-5a86-9c71-000000000002'] as const
const unread = { seenAt: null, readAt: null }
const two = [lockedRequest({ id: ids[0], ...unread }), lockedRequest({ id: ids[1], city: 'Porto', ...unread })]

function Address() {
  const navigate = useNavigate()
  return (
    <>
      <output>{decodeURIComponent(useLocation().search)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

interface InboxOptions {
  readonly total?: number
  readonly path?: string
  readonly venues?: readonly { readonly id: string; readonly name: string }[]
  readonly answers?: Answers
}

function openInbox(
  requests: readonly InboxRequest[] = two,
  { total = requests.length, path = '/', venues = [], answers = {} }: InboxOptions = {},
) {
  const rows = new Map(requests.map((request) => [request.id, request]))
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/requests': ({ path: asked }) => {
      const filter = JSON.parse(new URL(asked, 'http://x').searchParams.get('filter') ?? '{}') as object
      const isNone = 'stage' in filter
      const shown = isNone ? [] : [...rows.values()]
      return { body: shown, headers: { 'content-range': `requests 0-${shown.length}/${isNone ? 0 : total}` } }
    },
    'GET /api/pro/venues': () => ({ body: venues, headers: { 'content-range': `venues 0-${venues.length}/${venues.length}` } }),
    'POST /api/pro/requests/mark-read': ({ body }) => {
      const marked = (body as { readonly ids: readonly string[] }).ids
      for (const id of marked) rows.set(id, lockedRequest({ ...rows.get(id), readAt: '2026-11-12T08:00:00.000Z' }))
      return { body: { ids: marked } }
    },
    ...answers,
  })
  const rendered = renderOffice(
    <>
      <RequestsPage />
      <Address />
    </>,
    { resource: 'requests', path },
  )
  return { sent, ...rendered }
}

test('marks several selected requests as read with one call, and opens none of them', async () => {
  const { user, sent } = openInbox()
  await screen.findByText('Wedding in Porto')
  expect(screen.getAllByText('Unread,')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Select several requests' }))
  await user.click(screen.getByRole('checkbox', { name: 'Whole page' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select: Wedding in Lyon' }))
  await user.click(screen.getByRole('button', { name: 'Mark as read (1)' }))
  await waitFor(() => expect(screen.getAllByText('Unread,')).toHaveLength(1))
  const posts = sent.filter(({ method }) => method === 'POST')
  expect(posts.map(({ path, body }) => [path, body])).toEqual([['/api/pro/requests/mark-read', { ids: [ids[1]] }]])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('keeps the filters in the URL, so that the back button removes them', async () => {
  const { user } = openInbox()
  await screen.findByText('Wedding in Porto')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter the requests' }))
  await user.click(sheet.getByRole('combobox', { name: 'Stage' }))
  expect(sheet.queryByRole('combobox', { name: 'Your venue' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Won' }))
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toContain('"stage":"won"'))
  await user.click(await sheet.findByRole('button', { name: 'Show 0 requests' }))
  expect(await screen.findByText('No request matches')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Wedding in Porto')).toBeDefined()
})

test('names the venue of a request, and filters by venue only for a provider with venues', async () => {
  const castle = { id: '90000000-0000-4000-8000-000000000001', name: 'Château des Tilleuls' }
  const { user } = openInbox([lockedRequest({ id: ids[0], venue: castle }), lockedRequest({ id: ids[1] })], { venues: [castle] })
  expect(await screen.findByText('Château des Tilleuls')).toBeDefined()
  expect(screen.getAllByText('Your venue:')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter the requests' }))
  await user.click(await sheet.findByRole('combobox', { name: 'Your venue' }))
  await user.click(screen.getByRole('option', { name: 'Château des Tilleuls' }))
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toContain(`"venueId":"${castle.id}"`))
})

test('clears the filters from the empty result', async () => {
  const { user } = openInbox(two, { path: '/?filter={"stage":"won"}' })
  expect(await screen.findByText('No request matches')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(await screen.findByText('Wedding in Porto')).toBeDefined()
})

test('exports the filtered list for a spreadsheet, and says when there were too many exports', async () => {
  const saved = vi.fn<() => string>()
  URL.createObjectURL = saved.mockReturnValue('blob:list')
  URL.revokeObjectURL = () => {}
  let status = 200
  const csv = () => ({ status, body: 'Ville', headers: { 'content-disposition': 'attachment; filename="requests-2026-11-23.csv"' } })
  const { user, sent } = openInbox(two, { path: '/?filter={"q":"lyon"}', answers: { 'GET /api/pro/requests/export.csv': csv } })
  await screen.findByText('Wedding in Porto')
  await user.click(screen.getByRole('button', { name: 'Save as a spreadsheet' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const asked = sent.find(({ path }) => path.includes('export.csv'))
  expect(decodeURIComponent(asked?.path ?? '')).toContain('filter={"q":"lyon"}')
  status = 429
  await user.click(screen.getByRole('button', { name: 'Save as a spreadsheet' }))
  expect(await screen.findByText(/too many spreadsheets/)).toBeDefined()
})

test('tells an empty inbox from an empty result', async () => {
  openInbox([])
  expect(await screen.findByText('No request yet')).toBeDefined()
  expect(screen.queryByText('Clear the filters')).toBeNull()
})

test('numbers the pages, and keeps the number in the URL', async () => {
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => {}
  const { user } = openInbox(two, { total: 60 })
  await user.click(await screen.findByRole('button', { name: 'Page 3' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('page=3'))
})
