import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { lockedRequest, unlockedRequest } from '../../testing/inboxRequests.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { RequestPlace } from './RequestPlace.tsx'

const company = { 'GET /api/pro/company': () => ({ body: { latitude: '45.18756', longitude: '5.73578' } }) }

function openPlace(request = unlockedRequest(), answers: Answers = company) {
  answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }), ...answers })
  return renderOffice(<RequestPlace request={request} />, { resource: 'requests' })
}

test('shows the distance between the event and the company', async () => {
  openPlace()
  expect(await screen.findByText('95 km from your company, as the crow flies')).toBeDefined()
})

test('shows an approximate distance for a locked request', async () => {
  openPlace(lockedRequest())
  expect(await screen.findByText(/^About \d+ km from your company/)).toBeDefined()
  expect(screen.getByText('Approximate position: the exact place appears as soon as you unlock the request.')).toBeDefined()
})

test('shows a sketch without a network where maps are off', async () => {
  openPlace()
  expect(await screen.findByRole('img', { name: 'Sketch: 69001 Lyon, France' })).toBeDefined()
})

test('shows no distance without the company’s address, and says when an event has no coordinates', async () => {
  openPlace(unlockedRequest({ latitude: null, longitude: null }), {
    'GET /api/pro/company': () => ({ body: { latitude: '', longitude: '' } }),
  })
  expect(await screen.findByText('No GPS coordinates were given for this request.')).toBeDefined()
  expect(screen.queryByText(/km from your company/)).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
