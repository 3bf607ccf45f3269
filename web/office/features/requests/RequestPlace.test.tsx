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

test('says how far the event is from the company', async () => {
  openPlace()
  expect(await screen.findByText('95 km from your company, as the crow flies')).toBeDefined()
})

test('says the distance of a locked request approximately, as only its area is shown', async () => {
  openPlace(lockedRequest())
  expect(await screen.findByText(/^About \d+ km from your company/)).toBeDefined()
  expect(screen.getByText('Approximate position: the exact place appears as soon as you unlock the request.')).toBeDefined()
})

test('without a map there is a sketch, which needs no network', async () => {
  openPlace()
  expect(await screen.findByRole('img', { name: 'Sketch: 69001 Lyon, France' })).toBeDefined()
})

test('a company without an address has no distance, and an event without coordinates says so', async () => {
  openPlace(unlockedRequest({ latitude: null, longitude: null }), {
    'GET /api/pro/company': () => ({ body: { latitude: '', longitude: '' } }),
  })
  expect(await screen.findByText('No GPS coordinates were given for this request.')).toBeDefined()
  expect(screen.queryByText(/km from your company/)).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
