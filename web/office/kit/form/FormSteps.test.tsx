import { screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { useCommand } from '../command/useCommand.ts'
import { CommandForm } from './CommandForm.tsx'

const schema = z.object({ currentPassword: z.string().min(1), newPassword: z.string().min(1) })
const texts = { things: { fields: { currentPassword: 'Old', newPassword: 'New' } } }

function TwoSteps() {
  const command = useCommand('account', 'password', { id: 'own' })
  return (
    <CommandForm
      schema={schema}
      command={command}
      submit="kit.save"
      done="kit.saved"
      defaultValues={{ currentPassword: '', newPassword: '' }}
      steps={[
        { label: 'What it was', fields: ['currentPassword'], content: <TextInput source="currentPassword" /> },
        { label: 'What it will be', fields: ['newPassword'], content: <TextInput source="newPassword" /> },
      ]}
    />
  )
}

function open(answer: Answers[string] = () => ({ body: {} })) {
  const sent = answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }), 'POST /api/pro/account/password': answer })
  return { ...renderOffice(<TwoSteps />, { texts }), posts: () => sent.filter(({ method }) => method === 'POST') }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const press = (name: string) => screen.getByRole('button', { name })

test('opens the next step when the fields of this one are valid, and focuses its heading', async () => {
  const { user } = open()
  expect(screen.getByText('Step 1 of 2')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await user.click(press('Next'))
  await screen.findByText('This field is required')
  expect(document.activeElement).toBe(field('Old'))
  await user.type(field('Old'), 'one')
  await user.click(press('Next'))
  await screen.findByText('Step 2 of 2')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What it will be'))
})

test('goes back at any time and keeps the input', async () => {
  const { user } = open()
  await user.type(field('Old'), 'one')
  await user.click(press('Next'))
  await screen.findByText('Step 2 of 2')
  await user.type(field('New'), 'two')
  await user.click(press('Back'))
  expect(field('Old').value).toBe('one')
  await user.click(press('Next'))
  await screen.findByText('Step 2 of 2')
  expect(field('New').value).toBe('two')
})

test('submits all steps from the last one, and opens the step of a field that the server refuses', async () => {
  const errors = [{ field: 'currentPassword', message: 'That is another one.' }]
  const { user, posts } = open(() => ({ status: 422, body: { code: 'wrong_password', detail: 'That is another one.', errors } }))
  await user.type(field('Old'), 'one')
  await user.click(press('Next'))
  await screen.findByText('Step 2 of 2')
  await user.type(field('New'), 'two')
  await user.click(press('Save'))
  await screen.findByText('Step 1 of 2')
  await screen.findByText('That is another one.')
  expect(posts().map(({ body }) => body)).toEqual([{ currentPassword: 'one', newPassword: 'two' }])
})
