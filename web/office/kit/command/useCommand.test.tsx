import { screen, waitFor } from '@testing-library/react'
import { useGetOne } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { onAnnouncement } from '../page/announce.ts'
import { useCommand } from './useCommand.ts'

function Thing({ onDone }: { readonly onDone?: () => void }) {
  const { data } = useGetOne<{ id: string; state: string }>('requests', { id: '7' })
  const command = useCommand('requests', 'reject', { id: '7', done: 'kit.saved', ...(onDone && { onDone }) })
  return (
    <>
      <p>{data?.state}</p>
      <button type="button" onClick={() => command.mutate({ reason: 'not_available', note: null })}>
        Close
      </button>
      {command.isError && <p>Failed</p>}
    </>
  )
}

interface Closed {
  readonly status?: number
  readonly body?: object
}

function server(close: () => Closed | Promise<Closed>) {
  let state = 'open'
  return answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/requests/7': () => ({ body: { id: '7', state } }),
    'POST /api/pro/requests/7/reject': () => {
      state = 'closed'
      return close()
    },
  })
}

test('sends the verb with its input and shows the result', async () => {
  const sent = server(() => ({ body: {} }))
  const { user } = renderOffice(<Thing />)
  await screen.findByText('open')
  await user.click(screen.getByRole('button'))
  await screen.findByText('closed')
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'not_available', note: null })
})

test('shows a refusal with the server’s message and refetches the data', async () => {
  server(() => ({ status: 409, body: { code: 'already_closed', detail: 'It is closed already.' } }))
  const { user } = renderOffice(<Thing />)
  await screen.findByText('open')
  await user.click(screen.getByRole('button'))
  await screen.findByText('It is closed already.')
  expect(await screen.findByText('closed')).toBeDefined()
})

test('retries a failure under the same idempotency key', async () => {
  let isBroken = true
  const sent = server(() => (isBroken ? { status: 500, body: {} } : { body: {} }))
  const { user } = renderOffice(<Thing />)
  await screen.findByText('open')
  await user.click(screen.getByRole('button'))
  await screen.findByText('Failed')
  isBroken = false
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByText('Failed')).toBeNull())
  const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
})

test('sends and announces one command on a double click', async () => {
  let answer = () => {}
  const sent = server(() => new Promise((resolve) => (answer = () => resolve({ body: {} }))))
  const heard: string[] = []
  const stop = onAnnouncement((text) => heard.push(text))
  const { user } = renderOffice(<Thing />)
  await screen.findByText('open')
  await user.dblClick(screen.getByRole('button'))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  answer()
  await screen.findByText('closed')
  await waitFor(() => expect(heard).toEqual(['Changes saved.']))
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  stop()
})

test('does not count as done when the session has ended', async () => {
  const unauthorized = { status: 401, body: { status: 401, code: 'unauthorized', detail: 'Please sign in.' } }
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/requests/7': () => ({ body: { id: '7', state: 'open' } }),
    'POST /api/pro/requests/7/reject': () => unauthorized,
    'POST /api/pro/token/refresh': () => unauthorized,
  })
  const heard: string[] = []
  const stop = onAnnouncement((text) => heard.push(text))
  const { user } = renderOffice(<Thing onDone={() => heard.push('done')} />)
  await screen.findByText('open')
  await user.click(screen.getByRole('button'))
  await screen.findByText('Failed')
  expect(heard).toEqual([])
  stop()
})
