import { screen, waitFor } from '@testing-library/react'
import { ListBase } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Availability } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { createI18n } from '../../../shared/i18n/createI18n.ts'
import { interfaceLanguages } from '../../../shared/i18n/languages.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { createI18nProvider } from '../../i18n/i18nProvider.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { unlockedRequest } from '../../testing/inboxRequests.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { loadAllTranslations } from '../../texts/loadAllTranslations.ts'
import { RequestPane } from './RequestPane.tsx'

const scrolled = vi.fn<Element['scrollIntoView']>()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

const entryId = 'd0000000-0000-4000-8000-000000000001'
const day = '2027-06-19'
const won = (over: Partial<InboxRequest> = {}) => unlockedRequest({ stage: 'won', stageChangedAt: '2026-11-20T10:00:00.000Z', ...over })
type Entry = Availability['entries'][number]
const entry = (over: Partial<Entry> = {}): Entry => ({
  id: entryId,
  kind: 'booked',
  ranges: [{ from: day, to: day }],
  label: '',
  requestId: null,
  ...over,
})
const own = entry({ requestId: unlockedRequest().id as Entry['requestId'] })

/** The open request, with a calendar that changes as the server's does. */
function open(request: InboxRequest, over: Partial<Availability> = {}, answers: Answers = {}) {
  let shown = request
  let calendar: Availability = { today: '2026-11-20', entries: [], elsewhere: [], feeds: [], calendarUrl: null, ...over }
  const setEntries = (entries: readonly Entry[]) => (calendar = { ...calendar, entries })
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET /api/pro/requests/${request.id}`]: () => ({ body: shown }),
    [`GET /api/pro/request-notes/${request.id}`]: () => ({ body: { id: request.id, note: '' }, headers: { etag: '"1"' } }),
    'GET /api/pro/requests': () => ({ body: [shown], headers: { 'content-range': 'requests 0-0/1' } }),
    [`POST /api/pro/requests/${request.id}/move`]: ({ body }) => {
      shown = { ...shown, ...(body as object), stageChangedAt: '2026-11-20T11:00:00.000Z' }
      return { body: { id: request.id, ...(body as object) } }
    },
    'GET /api/pro/availability': () => ({ body: calendar }),
    'POST /api/pro/availability/bookings': ({ body }) => {
      setEntries([...calendar.entries.filter(({ requestId }) => requestId !== request.id), { ...own, ...(body as object) }])
      return { body: { id: entryId } }
    },
    [`DELETE /api/pro/availability/entries/${entryId}`]: () => {
      setEntries([])
      return { body: { id: entryId } }
    },
    ...answers,
  })
  const writes = () => sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }))
  const pane = (
    <ListBase resource="requests" storeKey={false} exporter={false}>
      <RequestPane id={request.id} wide />
    </ListBase>
  )
  return { sent, writes, setEntries, ...renderOffice(pane, { resource: 'requests' }) }
}

const offer = async () => {
  await waitFor(() => expect(document.querySelector('[data-booking]')).not.toBeNull())
  return document.querySelector<HTMLElement>('[data-booking]')
}
const booking = { day, requestId: unlockedRequest().id, label: '' }
const enter = () => screen.findByRole('button', { name: 'Enter the date' })

test('books the date of a won request, and undoes it', async () => {
  const { user, writes } = open(unlockedRequest({ stage: 'offer_sent' }))
  await user.click(await screen.findByRole('button', { name: 'Stage: Offer sent' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Won' }))
  const button = await enter()
  expect((await offer())?.textContent).toContain('Request won: enter 19/06/2027 in your calendar.')
  expect(scrolled).toHaveBeenCalledTimes(1)
  await user.click(button)
  await screen.findByText(/^19\/06\/2027 is booked for this request in your calendar\./)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-booking')).toBe('entered'))
  expect(screen.getByRole('link', { name: 'See the calendar' }).getAttribute('href')).toContain('availability')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await enter()
  expect(writes().slice(1)).toEqual([
    { method: 'POST', path: '/api/pro/availability/bookings', body: booking },
    expect.objectContaining({ method: 'DELETE', path: `/api/pro/availability/entries/${entryId}` }),
  ])
})

test('books once on a double click', async () => {
  const { user, writes } = open(won())
  await user.dblClick(await enter())
  await screen.findByText(/^19\/06\/2027 is booked for this request/)
  expect(writes()).toHaveLength(1)
})

test('offers to free the date of a request that is no longer won, and undoes it', async () => {
  const { user, writes } = open(won(), { entries: [own] })
  await user.click(await screen.findByRole('button', { name: 'Stage: Won' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Lost' }))
  await screen.findByText(/^19\/06\/2027 is still booked for this request/)
  await user.click(screen.getByRole('button', { name: 'Free the date' }))
  await waitFor(() => expect(document.querySelector('[data-booking]')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^19\/06\/2027 is still booked for this request/)
  expect(writes().slice(1)).toEqual([
    expect.objectContaining({ method: 'DELETE', path: `/api/pro/availability/entries/${entryId}` }),
    { method: 'POST', path: '/api/pro/availability/bookings', body: booking },
  ])
})

test('says what a booked day is booked for, and links to where it can be freed', async () => {
  const other = 'e0000000-0000-7000-8000-000000000002' as Entry['requestId']
  open(won(), { entries: [entry({ label: 'Zoé', requestId: other })] })
  expect((await offer())?.textContent).toContain('You are already booked on 19/06/2027. Zoé To enter this request, free that day first.')
  expect(screen.getByRole('link', { name: 'See the request' }).getAttribute('href')).toContain(other)
  expect(screen.queryByRole('button', { name: 'Enter the date' })).toBeNull()
})

test.each([
  ['blocked', { entries: [entry({ kind: 'blocked' })] }, 'You have blocked 19/06/2027.'],
  ['busy elsewhere', { elsewhere: [{ from: day, to: day }] }, 'Another calendar of yours has an entry on 19/06/2027.'],
])('says that a day is %s, and books it all the same', async (_state, calendar, words) => {
  const { user, writes } = open(won(), calendar)
  const button = await enter()
  expect((await offer())?.textContent).toContain(`${words} You can enter this request all the same.`)
  await user.click(button)
  await screen.findByText(/^19\/06\/2027 is booked for this request/)
  expect(writes()).toEqual([{ method: 'POST', path: '/api/pro/availability/bookings', body: booking }])
})

test('says when the day of a newly won request is over, and shows nothing for an old one', async () => {
  const late = open(won({ stageChangedAt: '2027-06-20T10:00:00.000Z' }), { today: '2027-06-20' })
  expect((await offer())?.textContent).toContain('19/06/2027 is over, so it can no longer be entered in your calendar.')
  late.unmount()
  const { sent } = open(won(), { today: '2027-06-20' })
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/pro/availability')).toBe(true))
  await screen.findByRole('heading', { name: 'Private notes' })
  expect(document.querySelector('[data-booking]')).toBeNull()
})

test.each([
  { contactDeletedAt: '2026-11-21T10:00:00.000Z', contact: null },
  { erased: true, contact: null },
])('books without the couple’s contact data too, and says that the booking holds none: %j', async (over) => {
  open(won(over))
  await enter()
  expect((await offer())?.textContent).toContain('The booking holds no details of the couple.')
})

test('offers a declined booking again when the request is won once more', async () => {
  const { user } = open(won())
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(document.querySelector('[data-booking]')).toBeNull()
  for (const [from, to] of [
    ['Won', 'Contacted'],
    ['Contacted', 'Won'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Stage: ${from}` }))
    await user.click(screen.getByRole('menuitemradio', { name: to }))
  }
  expect(await enter()).toBeDefined()
})

test.each([
  [409, { code: 'too_many_entries', detail: 'Your calendar has 500 entries already.' }, 'Your calendar has 500 entries already.'],
  [400, { code: 'day_past', detail: 'This day is over.' }, 'This day is over.'],
  [500, { code: 'unexpected_error', detail: 'Broken.' }, 'The change could not be saved. Please try again.'],
])('says when a booking fails with %i, and allows a retry', async (status, body, words) => {
  let fails = true
  const { user, setEntries } = open(
    won(),
    {},
    {
      'POST /api/pro/availability/bookings': () => {
        if (fails) return { status, body }
        setEntries([own])
        return { body: { id: entryId } }
      },
    },
  )
  await user.click(await enter())
  expect(await screen.findByText(words)).toBeDefined()
  fails = false
  await user.click(await enter())
  await screen.findByText(/^19\/06\/2027 is booked for this request/)
})

test('shows what another tab did after a refusal', async () => {
  const { user, setEntries } = open(
    won(),
    {},
    {
      'POST /api/pro/availability/bookings': () => {
        setEntries([entry({ label: 'Zoé' })])
        return { status: 409, body: { code: 'day_already_booked', detail: 'This day is booked already.' } }
      },
    },
  )
  await user.click(await enter())
  await screen.findByText('This day is booked already.')
  expect((await offer())?.textContent).toContain('You are already booked on 19/06/2027. Zoé')
})

test('retries a calendar that could not be loaded', async () => {
  let isDown = true
  const { user } = open(
    won(),
    {},
    {
      'GET /api/pro/availability': () =>
        isDown
          ? { status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }
          : { body: { today: '2026-11-20', entries: [], elsewhere: [], feeds: [], calendarUrl: null } },
    },
  )
  await screen.findByText('Your calendar could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await enter()).toBeDefined()
})

test('does not let an impersonating administrator book', async () => {
  const impersonated = { ...signedInProvider, session: { ...signedInProvider.session, impersonated: true } }
  open(won(), {}, { 'GET /api/pro/me': () => ({ body: impersonated }) })
  const button = await enter()
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(true))
})

test.each(interfaceLanguages)('names the day in %s on buttons that fit a phone', async (language) => {
  const { translate } = createI18nProvider(createI18n(language, await loadAllTranslations(language)))
  const said = (name: string) => translate(`requests.booking.${name}`, { date: '19/06/2027' })
  for (const name of ['offer', 'past', 'entered', 'left']) expect(said(name)).toContain('19/06/2027')
  for (const name of ['anyway', 'taken', 'nameless']) expect(said(name)).toMatch(/^\p{Lu}.+\.$/u)
  for (const name of ['enter', 'decline', 'free']) expect(said(name).length).toBeLessThan(20)
})
