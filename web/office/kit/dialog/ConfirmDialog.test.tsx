import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { useCommand } from '../command/useCommand.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Closed {
  readonly status?: number
  readonly body?: object
}

function Removal({ color, onClosed }: { readonly color: 'primary' | 'error'; readonly onClosed: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const command = useCommand('sessions', 'end-others', { id: 'own', onDone: close })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onClosed={onClosed}
        command={command}
        title="Remove it?"
        confirm="Remove"
        failed="It could not be removed."
        color={color}
      >
        It is gone for good.
      </ConfirmDialog>
    </>
  )
}

async function open(answer: () => Closed | Promise<Closed>, color: 'primary' | 'error' = 'primary') {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'POST /api/pro/sessions/own/end-others': answer,
    'POST /api/pro/sessions/end-others': answer,
  })
  const onClosed = vi.fn<() => void>()
  const { user } = renderOffice(<Removal color={color} onClosed={onClosed} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Remove it?', description: 'It is gone for good.' })
  const confirm = () => screen.getByRole('button', { name: 'Remove' })
  return { user, confirm, onClosed, posts: () => sent.filter(({ method }) => method === 'POST') }
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('states the consequence, and runs nothing when it is closed', async () => {
  const { user, posts, onClosed } = await open(() => ({ body: {} }))
  await user.keyboard('{Escape}')
  await gone()
  expect(onClosed).toHaveBeenCalledTimes(1)
  expect(posts()).toEqual([])
})

test('focuses the confirm button of an action that can be undone', async () => {
  const { user, posts } = await open(() => ({ body: {} }))
  await user.keyboard('{Enter}')
  await gone()
  expect(posts()).toHaveLength(1)
})

test('does not focus the confirm button of a deletion', async () => {
  const { confirm } = await open(() => ({ body: {} }), 'error')
  expect(document.activeElement).not.toBe(confirm())
})

test('stays open while the command runs, and runs it once', async () => {
  let answer = () => {}
  const { user, confirm, posts } = await open(() => new Promise((resolve) => (answer = () => resolve({ body: {} }))))
  await user.dblClick(confirm())
  await waitFor(() => expect(posts()).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  answer()
  await gone()
  expect(posts()).toHaveLength(1)
})

test('shows a failure, allows a retry, and shows no old failure when it is opened again', async () => {
  let isBroken = true
  const { user, confirm, posts } = await open(() => (isBroken ? { status: 500, body: {} } : { body: {} }))
  await user.click(confirm())
  await screen.findByText('It could not be removed.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await gone()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(screen.queryByText('It could not be removed.')).toBeNull()
  isBroken = false
  await user.click(confirm())
  await gone()
  expect(posts()).toHaveLength(2)
})

test('says offline that the command failed, can be closed, and does not run the command later by itself', async () => {
  const { user, confirm, posts } = await open(() => ({ body: {} }))
  const online = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  onTestFinished(() => onlineManager.setOnline(true))
  globalThis.dispatchEvent(new Event('offline'))
  expect(onlineManager.isOnline()).toBe(false)
  await user.click(confirm())
  await screen.findByText('It could not be removed.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await gone()
  vi.stubGlobal('fetch', online)
  globalThis.dispatchEvent(new Event('online'))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(posts()).toEqual([])
})
