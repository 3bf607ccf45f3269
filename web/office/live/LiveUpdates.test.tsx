import { act, screen, waitFor } from '@testing-library/react'
import { useGetList, useGetOne } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { useRecord } from '../api/useRecord.ts'
import { onAnnouncement } from '../kit/page/announce.ts'
import type { OfficeRole } from '../session/permissions.ts'
import { sides } from '../session/sides.ts'
import { useMe } from '../session/useMe.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { LiveUpdates } from './LiveUpdates.tsx'

/** A stand-in for EventSource: the test sends the events. */
class StandInLine extends EventTarget {
  static readonly CLOSED = 2
  static lines: StandInLine[] = []
  readyState = 1
  readonly path: string

  constructor(path: string) {
    super()
    this.path = path
    StandInLine.lines.push(this)
  }

  send(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }

  close(): void {
    this.readyState = StandInLine.CLOSED
  }
}

function Company() {
  return <p>{useRecord('company', 'own').data?.name}</p>
}

/** What events about a request change besides it. */
function Business() {
  const { data: request } = useGetOne<{ id: string; status: string }>('requests', { id: '7' })
  const { data: seen } = useGetOne<{ id: string; seen: number }>('statistics', { id: 'own' })
  const { data: note } = useGetOne<{ id: string; note: string }>('requestNotes', { id: '7' })
  const { total } = useGetList('credits')
  return <p>{`${request?.status}, ${seen?.seen} seen, ${note?.note}, ${total} entries, ${useMe()?.credits} credits`}</p>
}

async function openBusiness() {
  StandInLine.lines = []
  vi.stubGlobal('EventSource', StandInLine)
  const stored = { status: 'locked', seen: 0, note: 'none', entries: 1, credits: 3 }
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: { ...signedInProvider, credits: stored.credits } }),
    'GET /api/pro/requests': () => ({ body: [], headers: { 'content-range': 'requests */0' } }),
    'GET /api/pro/requests/7': () => ({ body: { id: '7', status: stored.status } }),
    'GET /api/pro/statistics': () => ({ body: { seen: stored.seen } }),
    'GET /api/pro/request-notes/7': () => ({ body: { id: '7', note: stored.note } }),
    'GET /api/pro/credit-entries': () => ({ body: [], headers: { 'content-range': `credits */${stored.entries}` } }),
  })
  renderOffice(
    <>
      <LiveUpdates />
      <Business />
    </>,
  )
  await screen.findByText('locked, 0 seen, none, 1 entries, 3 credits')
  const happens = (type: string, position: string) =>
    act(async () => StandInLine.lines[0]?.send('change', { type, ids: { requestId: '7' }, position }))
  return { stored, sent, happens }
}

async function open(role: OfficeRole = 'provider') {
  StandInLine.lines = []
  vi.stubGlobal('EventSource', StandInLine)
  const stored = { name: 'Atelier' }
  const { base } = sides[role]
  const sent = answerCalls({
    [`GET ${base}/me`]: () => ({ body: signedInProvider }),
    [`GET ${base}/company`]: () => ({ body: stored }),
  })
  const { unmount } = renderOffice(
    <>
      <LiveUpdates />
      <Company />
    </>,
    { resource: 'company', role },
  )
  await screen.findByText('Atelier')
  const [line] = StandInLine.lines
  if (!line) throw new Error('nobody listens')
  const reads = () => sent.filter(({ path }) => path === '/api/pro/company')
  const happens = (type: string, position: string, ids = {}) => act(async () => line.send('change', { type, ids, position }))
  return { stored, line, reads, happens, unmount }
}

test.each([
  ['provider', '/api/pro/events'],
  ['admin', '/api/admin/events'],
] as const)('opens the stream of its own role, and closes it when it unmounts: %s', async (role, path) => {
  const { line, unmount } = await open(role)
  expect(line.path).toBe(path)
  expect(StandInLine.lines).toHaveLength(1)
  unmount()
  expect(line.readyState).toBe(StandInLine.CLOSED)
})

test('reads the resources that an event changes again, not older than the event', async () => {
  const { stored, reads, happens } = await open()
  stored.name = 'Atelier Lumière'
  await happens('CompanyDescribed', '41')
  await screen.findByText('Atelier Lumière')
  expect(reads().at(-1)?.headers.get('x-min-position')).toBe('41')
})

test('does not read other resources again', async () => {
  const { reads, happens } = await open()
  await happens('PhotoAdded', '42')
  expect(reads()).toHaveLength(1)
})

test('reads everything again after an event of an unknown type', async () => {
  const { stored, happens } = await open()
  stored.name = 'Atelier Lumière'
  await happens('SomethingNew', '43')
  expect(await screen.findByText('Atelier Lumière')).toBeDefined()
})

test('reads everything again after a refused or restored connection', async () => {
  const { stored, line } = await open()
  await act(async () => line.send('ready', { position: '44' }))
  stored.name = 'Atelier Lumière'
  await act(async () => line.send('ready', { position: '45' }))
  await screen.findByText('Atelier Lumière')
  stored.name = 'Atelier des Fées'
  line.readyState = StandInLine.CLOSED
  await act(async () => line.dispatchEvent(new Event('error')))
  expect(await screen.findByText('Atelier des Fées')).toBeDefined()
})

test('shows what happened while the first read was under way', async () => {
  StandInLine.lines = []
  vi.stubGlobal('EventSource', StandInLine)
  const answers: ((name: string) => void)[] = []
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/company': () => new Promise((give) => answers.push((name) => give({ body: { name } }))),
  })
  renderOffice(
    <>
      <LiveUpdates />
      <Company />
    </>,
    { resource: 'company' },
  )
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => StandInLine.lines[0]?.send('ready', { position: '47' }))
  await act(async () => answers[0]?.('Atelier'))
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.('Atelier Lumière'))
  await screen.findByText('Atelier Lumière')
})

test('reads everything again that an event about a request changes, each once', async () => {
  const { stored, sent, happens } = await openBusiness()
  const before = sent.length
  Object.assign(stored, { status: 'unlocked', seen: 1, entries: 2, credits: 2 })
  await happens('RequestUnlocked', '48')
  await screen.findByText('unlocked, 1 seen, none, 2 entries, 2 credits')
  const read = sent.slice(before).map(({ path }) => String(path.split('?')[0]))
  expect(read.toSorted()).toEqual(['credit-entries', 'me', 'requests', 'requests/7', 'statistics'].map((path) => `/api/pro/${path}`))
  stored.note = 'Met at the fair'
  await happens('RequestNoteWritten', '49')
  expect(await screen.findByText('unlocked, 1 seen, Met at the fair, 2 entries, 2 credits')).toBeDefined()
})

test('shows a request and the balance again when its credit comes back', async () => {
  const { stored, happens } = await openBusiness()
  Object.assign(stored, { status: 'withdrawn', entries: 2, credits: 4 })
  await happens('CreditReturned', '50')
  expect(await screen.findByText('withdrawn, 0 seen, none, 2 entries, 4 credits')).toBeDefined()
})

test('announces a new request to screen readers', async () => {
  const heard: string[] = []
  const stop = onAnnouncement((text) => heard.push(text))
  const { happens } = await open()
  await happens('RequestReceived', '46', { requestId: '7' })
  await waitFor(() => expect(heard).toEqual(['New request']))
  stop()
})
