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

function open(reject: Answers[string], draft?: string, me = signedInProvider) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: me }),
    'POST /api/pro/requests/7/reject': reject,
  })
  const posts = () => sent.filter(({ method }) => method === 'POST')
  return { posts, ...renderOffice(<Rejection {...(draft !== undefined && { draft })} />, { texts }) }
}

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Note/ })
/** With a draft the form waits for the signed-in person. */
const shownNote = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Note/ })
const save = () => screen.getByRole('button', { name: 'Save' })

test('sends what the schema makes of the fields, confirms it, and resets the form', async () => {
  const { posts, user } = open(() => ({ body: {} }))
  await user.type(note(), ' Full ')
  await user.click(save())
  await screen.findByText('Changes saved.')
  expect(posts().map(({ body }) => body)).toEqual([{ reason: 'other', note: 'Full' }])
  expect(screen.getByText('It is done')).toBeDefined()
  expect(note().value).toBe('')
})

test('shows what is missing at the field only, and sends nothing', async () => {
  const { posts, user } = open(() => ({ body: {} }))
  await user.click(save())
  await screen.findByText('This field is required')
  expect(document.activeElement).toBe(note())
  // A general notice would cover the button on a phone.
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

test('sends once on a double click', async () => {
  let answer = () => {}
  const { posts, user } = open(() => new Promise((resolve) => (answer = () => resolve({ body: {} }))))
  await user.type(note(), 'Full')
  await user.dblClick(save())
  await waitFor(() => expect(posts()).toHaveLength(1))
  answer()
  await screen.findByText('It is done')
  expect(posts()).toHaveLength(1)
})

test('shows a refused field at its input, and keeps the input', async () => {
  const errors = [{ field: 'note', message: 'Please say more.' }]
  const { user } = open(() => ({ status: 422, body: { code: 'invalid', detail: 'Please say more.', errors } }))
  await user.type(note(), 'Full')
  await user.click(save())
  await screen.findByText('Please say more.')
  expect(note().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(note()))
  expect(note().value).toBe('Full')
})

test('shows a failure beside the button, and retries under the same key', async () => {
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

test('shows a refusal with the server’s message, and leaves the form as it is', async () => {
  const { user } = open(() => ({ status: 409, body: { code: 'already_closed', detail: 'It is closed already.' } }))
  await user.type(note(), 'Full')
  await user.click(save())
  await screen.findByText('It is closed already.')
  expect(screen.queryByText('It is done')).toBeNull()
  expect(note().value).toBe('Full')
})

test.each([undefined, 'reject.7'])('keeps the input when the page around the form renders again (draft: %s)', async (draft) => {
  const { posts, user } = open(() => ({ body: {} }), draft)
  await user.type(await shownNote(), 'Full')
  await user.click(screen.getByRole('button', { name: 'Render again' }))
  expect(note().value).toBe('Full')
  await user.click(save())
  await screen.findByText('It is done')
  expect(posts().map(({ body }) => body)).toEqual([{ reason: 'other', note: 'Full' }])
})

test('restores a draft after a reload, and removes it once it was sent', async () => {
  const first = open(() => ({ body: {} }), 'reject.7')
  await first.user.type(await shownNote(), 'Full')
  first.unmount()
  const second = open(() => ({ body: {} }), 'reject.7')
  await screen.findByText('Your unsaved changes were restored.')
  expect(note().value).toBe('Full')
  await second.user.click(save())
  await screen.findByText('It is done')
  second.unmount()
  open(() => ({ body: {} }), 'reject.7')
  expect((await shownNote()).value).toBe('')
})

test('does not show the draft of another person at the same browser', async () => {
  const first = open(() => ({ body: {} }), 'reject.7')
  await first.user.type(await shownNote(), 'Full')
  first.unmount()
  const second = open(() => ({ body: {} }), 'reject.7', { ...signedInProvider, id: '8e1cbb10-6c0f-4f3f-9d0e-6f2a3a6f0002' })
  expect((await shownNote()).value).toBe('')
  second.unmount()
  open(() => ({ body: {} }), 'reject.7')
  await screen.findByText('Your unsaved changes were restored.')
  expect(note().value).toBe('Full')
})
