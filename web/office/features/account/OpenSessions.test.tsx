import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { OpenSessions } from './OpenSessions.tsx'

const lastUsedAt = '2026-11-22T12:30:02.000Z'
const sessions = [
  { id: '1', browser: 'Firefox', system: 'Linux', country: 'FR', createdAt: lastUsedAt, lastUsedAt, current: true },
  { id: '2', browser: 'Safari', system: 'iOS', country: 'BE', createdAt: lastUsedAt, lastUsedAt, current: false },
  { id: '3', browser: null, system: null, country: null, createdAt: lastUsedAt, lastUsedAt, current: false },
]

test('names the device in the button that ends its session', async () => {
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

test('moves the focus to the button again after Escape, and to the page once the other sessions have ended', async () => {
  let open = sessions
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/sessions': () => ({ body: open, headers: { 'content-range': `sessions 0-0/${open.length}` } }),
    'POST /api/pro/sessions/end-others': () => {
      open = sessions.slice(0, 1)
      return { body: {} }
    },
  })
  const page = (
    <PageContent>
      <OpenSessions />
    </PageContent>
  )
  const { user } = renderOffice(page, { resource: 'sessions' })
  const opener = await screen.findByRole('button', { name: 'End the other sessions' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('button', { name: 'End the other sessions' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(opener.isConnected).toBe(false)
})
