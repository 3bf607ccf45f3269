import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { useCommand } from '../command/useCommand.ts'
import { CommandForm } from './CommandForm.tsx'

const schema = z.object({ reason: z.literal('other'), note: z.string().trim().min(1) })
const empty = { reason: 'other', note: '' }
const texts = { things: { fields: { note: 'Note' } } }

function Rejection({ draft }: { readonly draft?: string }) {
  const command = useCommand('requests', 'reject', { id: '7' })
  const [isDone, setDone] = useState(false)
  const [renders, setRenders] = useState(1)
  return (
    <>
      <CommandForm
        schema={schema}
        command={command}
        inputOf={({ note }) => ({ reason: 'other' as const, note: String(note) })}
        submit="kit.save"
        done="kit.saved"
        defaultValues={{ ...empty }}
        onDone={() => setDone(true)}
        {...(draft !== undefined && { draft })}
      >
        <TextInput source="note" />
      </CommandForm>
      {isDone && <p>It is done</p>}
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render again
      </button>
    </>
  )
}

function open(reject: Answers[string], draft?: string) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'POST /api/pro/requests/7/reject': reject,
  })
  const posts = () => sent.filter(({ method }) => method === 'POST')
  return { posts, ...renderOffice(<Rejection {...(draft !== undefined && { draft })} />, { texts }) }
}

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Note/ })
const save = () => screen.getByRole('button', { name: 'Save' })

test('sends what the schema makes of the fields, says so, and begins anew', async () => {
  const { posts, user } = open(() => ({ body: {} }))
  await user.type(note(), ' Full ')
  await user.click(save())
  await screen.findByText('Changes saved.')
  expect(posts().map(({ body }) => body)).toEqual([{ reason: 'other', note: 'Full' }])
  expect(screen.getByText('It is done')).toBeDefined()
  expect(note().value).toBe('')
})

test('says at the field alone what is missing, and sends nothing', async () => {
  const { posts, user } = open(() => ({ body: {} }))
  await user.click(save())
  await screen.findByText('This field is required')
  expect(document.activeElement).toBe(note())
  // A general notice would lie over the button on a phone.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(posts()).toEqual([])
})

test('says that nothing was saved when the server gives no reason', async () => {
  const { user } = open(() => ({ status: 500, body: {} }))
  await user.type(note(), 'Full')
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe('Your changes were not saved.')
  expect(note().value).toBe('Full')
})

test('a double click sends once', async () => {
  let answer = () => {}
  const { posts, user } = open(() => new Promise((resolve) => (answer = () => resolve({ body: {} }))))
  await user.type(note(), 'Full')
  await user.dblClick(save())
  await waitFor(() => expect(posts()).toHaveLength(1))
  answer()
  await screen.findByText('It is done')
  expect(posts()).toHaveLength(1)
})

test('shows at its field what the server refuses there, and keeps what was typed', async () => {
  const errors = [{ field: 'note', message: 'Please say more.' }]
  const { user } = open(() => ({ status: 422, body: { code: 'invalid', detail: 'Please say more.', errors } }))
  await user.type(note(), 'Full')
  await user.click(save())
  await screen.findByText('Please say more.')
  expect(note().getAttribute('aria-invalid')).toBe('true')
  expect(note().value).toBe('Full')
})

test('says beside the button that it failed, and the next try is the same intent', async () => {
  let isBroken = true
  const { posts, user } = open(() => (isBroken ? { status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } } : { body: {} }))
  await user.type(note(), 'Full')
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe('Broken.')
  isBroken = false
  await user.click(save())
  await screen.findByText('It is done')
  const keys = posts().map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('a refusal is said in the server’s words, and leaves the form as it is', async () => {
  const { user } = open(() => ({ status: 409, body: { code: 'already_closed', detail: 'It is closed already.' } }))
  await user.type(note(), 'Full')
  await user.click(save())
  await screen.findByText('It is closed already.')
  expect(screen.queryByText('It is done')).toBeNull()
  expect(note().value).toBe('Full')
})

test.each([undefined, 'reject.7'])('what was typed stays when the page around the form is rendered again (draft: %s)', async (draft) => {
  const { posts, user } = open(() => ({ body: {} }), draft)
  await user.type(note(), 'Full')
  await user.click(screen.getByRole('button', { name: 'Render again' }))
  expect(note().value).toBe('Full')
  await user.click(save())
  await screen.findByText('It is done')
  expect(posts().map(({ body }) => body)).toEqual([{ reason: 'other', note: 'Full' }])
})

test('a draft comes back after a reload, and is gone once it was sent', async () => {
  const first = open(() => ({ body: {} }), 'reject.7')
  await first.user.type(note(), 'Full')
  first.unmount()
  const second = open(() => ({ body: {} }), 'reject.7')
  await screen.findByText('Your unsaved changes were restored.')
  expect(note().value).toBe('Full')
  await second.user.click(save())
  await screen.findByText('It is done')
  second.unmount()
  open(() => ({ body: {} }), 'reject.7')
  expect(note().value).toBe('')
})
