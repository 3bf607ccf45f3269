import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
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

test('says what it means, and carries out nothing when it is left', async () => {
  const { user, posts, onClosed } = await open(() => ({ body: {} }))
  await user.keyboard('{Escape}')
  await gone()
  expect(onClosed).toHaveBeenCalledTimes(1)
  expect(posts()).toEqual([])
})

test('what can be undone is one Enter away', async () => {
  const { user, posts } = await open(() => ({ body: {} }))
  await user.keyboard('{Enter}')
  await gone()
  expect(posts()).toHaveLength(1)
})

test('a deletion does not have the focus on its button', async () => {
  const { confirm } = await open(() => ({ body: {} }), 'error')
  expect(document.activeElement).not.toBe(confirm())
})

test('stays while it is carried out, whatever is pressed, and carries it out once', async () => {
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

test('says that it failed, is tried again, and has forgotten it when it is opened anew', async () => {
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
