import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { useRecord } from '../api/useRecord.ts'
import { onAnnouncement } from '../kit/page/announce.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { LiveUpdates } from './LiveUpdates.tsx'

/** The browser's line to the server; the test says what comes over it. */
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

async function open() {
  StandInLine.lines = []
  vi.stubGlobal('EventSource', StandInLine)
  const stored = { name: 'Atelier' }
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/company': () => ({ body: stored }),
  })
  const { unmount } = renderOffice(
    <>
      <LiveUpdates />
      <Company />
    </>,
    { resource: 'company' },
  )
  await screen.findByText('Atelier')
  const [line] = StandInLine.lines
  if (!line) throw new Error('nobody listens')
  const reads = () => sent.filter(({ path }) => path === '/api/pro/company')
  const happens = (type: string, position: string, ids = {}) => act(async () => line.send('change', { type, ids, position }))
  return { stored, line, reads, happens, unmount }
}

test('listens to its own side, for as long as it is there', async () => {
  const { line, unmount } = await open()
  expect(line.path).toBe('/api/pro/events')
  unmount()
  expect(line.readyState).toBe(StandInLine.CLOSED)
})

test('what an event puts out of date is read again as it stands after the event', async () => {
  const { stored, reads, happens } = await open()
  stored.name = 'Atelier Lumière'
  await happens('CompanyDescribed', '41')
  await screen.findByText('Atelier Lumière')
  expect(reads().at(-1)?.headers.get('x-min-position')).toBe('41')
})

test('what an event does not concern is left alone', async () => {
  const { reads, happens } = await open()
  await happens('PhotoAdded', '42')
  expect(reads()).toHaveLength(1)
})

test('an event of a newer server has everything read again', async () => {
  const { stored, happens } = await open()
  stored.name = 'Atelier Lumière'
  await happens('SomethingNew', '43')
  expect(await screen.findByText('Atelier Lumière')).toBeDefined()
})

test('a line that was refused, or is up again, has everything read again, for anything may have happened', async () => {
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

test('a new request is told to those who listen', async () => {
  const heard: string[] = []
  const stop = onAnnouncement((text) => heard.push(text))
  const { happens } = await open()
  await happens('RequestReceived', '46', { requestId: '7' })
  await waitFor(() => expect(heard).toEqual(['New request']))
  stop()
})
