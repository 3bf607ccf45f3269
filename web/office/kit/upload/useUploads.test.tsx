import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { answerUploads } from '../../../shared/testing/answerUploads.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { UploadLines } from './UploadLines.tsx'
import { useUploads } from './useUploads.ts'

afterEach(() => void vi.useRealTimers())

function OneUpload() {
  const uploads = useUploads({ path: '/photos', onArrived: () => {} })
  return (
    <>
      <button type="button" onClick={() => uploads.add([{ file: new Blob(['x']), name: 'one.jpg' }])}>
        Upload
      </button>
      <UploadLines {...uploads} />
    </>
  )
}

async function startUpload() {
  answerCalls({})
  const uploads = answerUploads()
  const { user } = renderOffice(<OneUpload />)
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  return { user, uploads, line: within(await screen.findByRole('listitem')) }
}
const tooMany = { detail: 'Too many uploads. Please try again in an hour.' }
const busy = 'The server is busy. The upload goes on by itself.'
const lost = 'Connection lost. The upload goes on by itself.'

test.each([503, 429])('waits the short time that a busy server names with %i, then retries under the same key', async (status) => {
  const { uploads, line } = await startUpload()
  // Real time also passes, so that the page can be awaited.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  uploads[0]?.answer(status, {}, { 'retry-after': '30' })
  await line.findByText(busy)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(uploads).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15_000)
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(uploads[1]?.headers.get('idempotency-key')).toBe(uploads[0]?.headers.get('idempotency-key'))
})

test.each([
  ['a long wait after too many uploads', 429, '3600'],
  ['no time after too many uploads', 429, undefined],
  ['a long wait while it is unavailable', 503, '600'],
])('shows the server’s reason when it names %s, and sends the file again only on request', async (_case, status, seconds) => {
  const { user, uploads, line } = await startUpload()
  uploads[0]?.answer(status, tooMany, seconds === undefined ? {} : { 'retry-after': seconds })
  expect((await line.findByRole('alert')).textContent).toBe(tooMany.detail)
  expect(uploads).toHaveLength(1)
  await user.click(line.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(uploads).toHaveLength(2))
})

test('stops with the server’s reason when it is still busy at the fourth attempt', async () => {
  const { uploads, line } = await startUpload()
  for (let attempt = 1; attempt <= 4; attempt++) {
    await waitFor(() => expect(uploads).toHaveLength(attempt))
    uploads[attempt - 1]?.answer(503, { detail: 'Briefly unavailable.' }, { 'retry-after': '0' })
  }
  expect((await line.findByRole('alert')).textContent).toBe('Briefly unavailable.')
  expect(line.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(uploads).toHaveLength(4)
})

test.each([500, 503])('retries after %i without a named wait as after a lost connection', async (status) => {
  const { uploads, line } = await startUpload()
  uploads[0]?.answer(status)
  await line.findByText(lost)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(uploads).toHaveLength(2))
})

test('retries an upload that takes longer than the server accepts as after a lost connection', async () => {
  const { uploads, line } = await startUpload()
  expect(uploads[0]?.timeLimit).toBeGreaterThan(300_000)
  expect(uploads[0]?.timeLimit).toBeLessThan(360_000)
  uploads[0]?.reachTimeLimit()
  await line.findByText(lost)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(uploads).toHaveLength(2))
})
