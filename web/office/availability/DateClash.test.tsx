import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { DateClash } from './DateClash.tsx'

const request = 'e0000000-0000-7000-8000-000000000001'

function open(day: string) {
  const entry = { id: 'd0000000-0000-4000-8000-000000000001', label: '' }
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/availability': () => ({
      body: {
        today: '2027-06-10',
        entries: [
          { ...entry, kind: 'blocked', ranges: [{ from: '2027-06-18', to: '2027-06-20' }], requestId: null },
          {
            ...entry,
            kind: 'booked',
            ranges: [{ from: '2027-06-19', to: '2027-06-19' }],
            requestId: 'e0000000-0000-7000-8000-000000000002',
          },
          { ...entry, kind: 'booked', ranges: [{ from: '2027-07-03', to: '2027-07-03' }], requestId: request },
        ],
        elsewhere: [{ from: '2027-06-26', to: '2027-06-26' }],
        feeds: [],
        calendarUrl: null,
      },
    }),
  })
  renderOffice(<DateClash day={day} requestId={request} />)
  return sent
}

test.each([
  ['2027-06-18', 'You have blocked 18/06/2027.'],
  ['2027-06-19', 'You are already booked on 19/06/2027.'],
  ['2027-06-26', 'Another calendar of yours has an entry on 26/06/2027.'],
])('warns about %s', async (day, words) => {
  open(day)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByRole('link', { name: 'See the calendar' }).getAttribute('href')).toContain('availability')
})

test.each(['2027-06-12', '2027-07-03'])('shows nothing about %s, which is free or booked for this request', async (day) => {
  const sent = open(day)
  await expect.poll(() => sent.some(({ path }) => path === '/api/pro/availability')).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
