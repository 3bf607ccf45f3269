import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { OpenSessions } from './OpenSessions.tsx'

test('names the device in the button that ends its session', async () => {
  const lastUsedAt = '2026-11-22T12:30:02.000Z'
  const sessions = [
    { id: '1', browser: 'Firefox', system: 'Linux', country: 'FR', createdAt: lastUsedAt, lastUsedAt, current: true },
    { id: '2', browser: 'Safari', system: 'iOS', country: 'BE', createdAt: lastUsedAt, lastUsedAt, current: false },
    { id: '3', browser: null, system: null, country: null, createdAt: lastUsedAt, lastUsedAt, current: false },
  ]
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/sessions': () => ({ body: sessions, headers: { 'content-range': 'sessions 0-2/3' } }),
    'POST /api/pro/sessions/3/end': () => ({ body: { id: '3' } }),
  })
  const { user } = renderOffice(<OpenSessions />, { resource: 'sessions' })
  await screen.findByRole('button', { name: 'End this session, Safari · iOS · Belgium' })
  await user.click(screen.getByRole('button', { name: 'End this session, Unknown browser' }))
  await waitFor(() => expect(sent.some(({ method, path }) => method === 'POST' && path === '/api/pro/sessions/3/end')).toBe(true))
})
