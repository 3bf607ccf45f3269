import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Availability } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { unlockedRequest } from '../../testing/inboxRequests.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { AvailabilityPage } from './AvailabilityPage.tsx'

const id = (number: number) => `d0000000-0000-4000-8000-00000000000${number}`
const stored: Availability = {
  today: '2027-06-10',
  entries: [
    { id: id(1), kind: 'blocked', ranges: [{ from: '2027-06-21', to: '2027-06-23' }], label: 'Holiday', requestId: null },
    { id: id(2), kind: 'booked', ranges: [{ from: '2027-06-19', to: '2027-06-19' }], label: '', requestId: id(9) as never },
    { id: id(3), kind: 'blocked', ranges: [{ from: '2027-01-01', to: '2027-01-02' }], label: 'Over', requestId: null },
  ],
  elsewhere: [{ from: '2027-06-26', to: '2027-06-26' }],
  feeds: [],
  calendarUrl: null,
}

function open(over: Partial<Availability> = {}, answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/availability': () => ({ body: { ...stored, ...over } }),
    'GET /api/pro/requests': () => ({
      body: [{ ...unlockedRequest(), id: id(9) }],
      headers: { 'content-range': 'requests 0-0/1' },
    }),
    'POST /api/pro/availability/blocks': () => ({ body: { id: id(5) } }),
    'POST /api/pro/availability/bookings': () => ({ body: { id: id(6) } }),
    'POST /api/pro/availability/free': ({ body }) => ({ body: body as object }),
    [`DELETE /api/pro/availability/entries/${id(1)}`]: () => ({ body: { id: id(1) } }),
    [`DELETE /api/pro/availability/entries/${id(5)}`]: () => ({ body: { id: id(5) } }),
    ...answers,
  })
  const writes = () => sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }))
  return { writes, ...renderOffice(<AvailabilityPage />, { resource: 'availability', path: '/availability' }) }
}
const day = (name: RegExp) => screen.findByRole('button', { name })

test('shows in words what is on each day, and the next entries beside the month', async () => {
  open()
  expect(await day(/^Saturday 19 June, Booked$/)).toBeDefined()
  expect(await day(/^Tuesday 22 June, Blocked$/)).toBeDefined()
  expect(await day(/^Saturday 26 June, Busy elsewhere$/)).toBeDefined()
  expect(await day(/^Thursday 10 June, today$/)).toBeDefined()
  expect((await day(/^Wednesday 9 June$/)).getAttribute('aria-disabled')).toBe('true')
  const entries = within(screen.getByRole('list', { name: 'Coming up' })).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('19/06/2027'),
    expect.stringContaining('21/06/2027 – 23/06/2027Holiday'),
  ])
  const request = await screen.findByRole('link', { name: 'Wedding in Lyon · Camille Moreau' })
  expect(request.getAttribute('href')).toContain(id(9))
})

test('links a booking to its request even if the request cannot be loaded', async () => {
  open({}, { 'GET /api/pro/requests': () => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }) })
  expect((await screen.findByRole('link', { name: 'See the request' })).getAttribute('href')).toContain(id(9))
})

test('blocks the days from the first press to the second with a note, and undoes it', async () => {
  const { user, writes } = open()
  await user.click(await day(/14 June/))
  await user.click(await day(/16 June/))
  expect(screen.getByText('14/06/2027 – 16/06/2027 (3 days)')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Note a booking' })).toBeNull()
  await user.type(screen.getByLabelText('Note (optional)'), 'Fair')
  await user.click(screen.getByRole('button', { name: 'Block' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(writes()).toEqual([
      { method: 'POST', path: '/api/pro/availability/blocks', body: { from: '2027-06-14', to: '2027-06-16', label: 'Fair' } },
      expect.objectContaining({ method: 'DELETE', path: `/api/pro/availability/entries/${id(5)}` }),
    ]),
  )
  expect(screen.queryByText(/14\/06\/2027 –/)).toBeNull()
})

test('selects days by dragging the mouse', async () => {
  open()
  const first = await day(/14 June/)
  fireEvent.pointerDown(first, { pointerType: 'mouse', buttons: 1 })
  for (const name of [/15 June/, /16 June/, /17 June/]) fireEvent.pointerEnter(await day(name), { pointerType: 'mouse', buttons: 1 })
  fireEvent.pointerUp(await day(/17 June/), { pointerType: 'mouse' })
  fireEvent.pointerEnter(await day(/18 June/), { pointerType: 'mouse', buttons: 0 })
  expect(await screen.findByText('14/06/2027 – 17/06/2027 (4 days)')).toBeDefined()
})

test('focuses, selects, extends across months and deselects days by keyboard', async () => {
  const { user } = open()
  const today = await day(/10 June, today/)
  today.focus()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(today))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-06-26'))
  await user.keyboard('{Enter}{Shift>}{ArrowDown}{/Shift}')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-07-03'))
  expect(screen.getByText('26/06/2027 – 03/07/2027 (8 days)')).toBeDefined()
  expect(screen.getByRole('grid', { name: 'July 2027' })).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/8 days/)).toBeNull()
})

test('moves by one day for each key, even in quick succession', async () => {
  open()
  const today = await day(/10 June, today/)
  today.focus()
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(document.activeElement ?? today, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-06-13')
})

test('adds a booking of one day', async () => {
  const { user, writes } = open()
  await user.click(await day(/12 June/))
  await user.click(screen.getByRole('button', { name: 'Note a booking' }))
  await screen.findByText('Booking noted.')
  expect(writes()).toEqual([
    { method: 'POST', path: '/api/pro/availability/bookings', body: { day: '2027-06-12', requestId: null, label: '' } },
  ])
})

test('frees the selected days, and undo restores exactly these', async () => {
  const { user, writes } = open()
  await user.click(await day(/22 June/))
  await user.click(screen.getByRole('button', { name: 'Free' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()).toEqual([
    { method: 'POST', path: '/api/pro/availability/free', body: { from: '2027-06-22', to: '2027-06-22' } },
    { method: 'POST', path: '/api/pro/availability/blocks', body: { from: '2027-06-22', to: '2027-06-22', label: 'Holiday' } },
  ])
})

test('frees a whole entry of the list', async () => {
  const { user, writes } = open()
  await user.click(await screen.findByRole('button', { name: 'Free 21/06/2027 – 23/06/2027' }))
  await screen.findByText('Days free again.')
  expect(writes()).toMatchObject([{ method: 'DELETE', path: `/api/pro/availability/entries/${id(1)}` }])
})

test('shows a refusal with the server’s message and keeps the selection', async () => {
  const { user } = open(
    {},
    { 'POST /api/pro/availability/blocks': () => ({ status: 409, body: { code: 'days_already_blocked', detail: 'Blocked already.' } }) },
  )
  await user.click(await day(/14 June/))
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('Blocked already.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Block' })).toBeDefined()
})

test('explains an empty calendar, and retries one that could not be loaded', async () => {
  let isDown = true
  const { user } = open(
    {},
    {
      'GET /api/pro/availability': () =>
        isDown ? { status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } } : { body: { ...stored, entries: [] } },
    },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Your calendar could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined()
})

test.each([
  ['not_reachable', /does not answer/],
  ['private_address', /private network/],
  ['redirect', /leads on to another one/],
  ['too_large', /larger than 1 MB/],
  ['too_slow', /longer than 5 seconds/],
  ['not_a_calendar', /not an iCal calendar/],
] as const)('says why an external calendar cannot be read: %s', async (problem, words) => {
  open({ feeds: [{ id: id(7), host: 'calendar.example.test', readAt: null, problem }] })
  expect(await screen.findByText('calendar.example.test')).toBeDefined()
  expect(screen.getByText(words)).toBeDefined()
})

test('adds an external calendar, and shows an invalid address at its field', async () => {
  let isWrong = true
  const detail = 'The address begins with https://.'
  const { user, writes } = open(
    {},
    {
      'POST /api/pro/calendar-feeds': () =>
        isWrong
          ? { status: 400, body: { code: 'feed_address_invalid', detail, errors: [{ field: 'url', message: detail }] } }
          : { body: { id: id(7) } },
    },
  )
  await user.type(await screen.findByLabelText(/Address of the calendar/), 'http://x.test/a.ics')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText(detail)).toBeDefined()
  isWrong = false
  await user.clear(screen.getByLabelText(/Address of the calendar/))
  await user.type(screen.getByLabelText(/Address of the calendar/), 'https://x.test/a.ics')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await screen.findByText(/^Connected\. It is being read now/)
  expect(writes().at(-1)?.body).toEqual({ url: 'https://x.test/a.ics' })
})

test('creates the calendar’s own address, and renews it only after confirmation', async () => {
  let url: string | null = null
  const { user, writes } = open(
    {},
    {
      'GET /api/pro/availability': () => ({ body: { ...stored, calendarUrl: url } }),
      'POST /api/pro/calendar-address': () => {
        url = url === null ? 'https://alliance.test/api/calendars/1.ics' : 'https://alliance.test/api/calendars/2.ics'
        return { body: { url } }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Create an address' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Address of your calendar')).value).toContain('/1.ics')
  await user.click(screen.getByRole('button', { name: 'Renew the address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew the address?' }))
  expect(writes()).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Renew the address' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Address of your calendar').value).toContain('/2.ics'))
})

test('moves the focus to the renew button again after Escape, and after the address was renewed', async () => {
  const calendarUrl = 'https://alliance.test/api/calendars/1.ics'
  const { user, writes } = open({ calendarUrl }, { 'POST /api/pro/calendar-address': () => ({ body: { url: calendarUrl } }) })
  const opener = await day(/^Renew the address$/)
  expect(await openByKey(user, opener)).toBe(await day(/^Renew the address$/))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(writes()).toHaveLength(1)
})
