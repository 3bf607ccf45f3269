import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { keepDraft, readDraft } from '../../kit/form/drafts.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { WelcomePage } from './WelcomePage.tsx'

const nothing = { street: '', zipCode: '', region: '', latitude: '', longitude: '', website: '', number: '', vatNumber: '' }
const empty = {
  name: '',
  city: '',
  country: null,
  languages: [],
  createdOn: '2014-03-01',
  numberState: null,
  rejectedParts: [],
  ...nothing,
}
const typed = { name: 'Atelier Fontaine', city: 'Lyon', country: 'FR', languages: ['fr'] }
const key = `${signedInProvider.id}.welcome`
const unauthorized = { status: 401, body: { status: 401, code: 'unauthorized', detail: 'Please sign in.' } }

test('keeps what was typed when the session has ended at the end of the steps', async () => {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/company': () => ({ body: empty, headers: { etag: '"1"' } }),
    'GET /api/cities': () => ({ body: { success: true, cities: [], error: null } }),
    'PUT /api/pro/company': () => unauthorized,
    'POST /api/pro/token/refresh': () => unauthorized,
  })
  keepDraft(key, { base: empty, changes: typed })
  const pages = (
    <Routes>
      <Route path="/welcome" element={<WelcomePage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  )
  const { user } = renderOffice(pages, { path: '/welcome' })
  await screen.findByText('Your unsaved changes were restored.')
  for (const step of [2, 3, 4]) {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText(`Step ${step} of 4`)
  }
  await user.click(screen.getByRole('button', { name: 'Save my company' }))
  await screen.findByText('Another page')
  expect(sent.some(({ method }) => method === 'PUT')).toBe(true)
  expect(readDraft(key)?.changes).toMatchObject(typed)
})
