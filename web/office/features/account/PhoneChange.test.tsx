import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhoneChange } from './PhoneChange.tsx'

const account = { id: signedInProvider.id, firstname: 'Claire', lastname: 'Fontaine', email: 'claire@atelier.example', locale: 'en-GB' }
const wanted = '+33612345678'

async function askFor(phone: string, answers: Answers = {}) {
  let present = '+33478123456'
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/account': () => ({ body: { ...account, phone: present, newEmail: null } }),
    'POST /api/pro/account/phone-code': () => ({ body: { id: account.id, phone: wanted } }),
    'POST /api/pro/account/phone': () => {
      present = wanted
      return { body: { id: account.id, phone: wanted } }
    },
    ...answers,
  })
  const { user } = renderOffice(<PhoneChange />, { resource: 'account' })
  await screen.findByDisplayValue('+33 4 78 12 34 56')
  await user.type(screen.getByLabelText(/^New mobile number/), phone)
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  const posts = (path: string) => sent.filter((call) => call.method === 'POST' && call.path === `/api/pro/account/${path}`)
  return { user, posts }
}

const firstBox = () => screen.findByRole('textbox', { name: 'Digit 1 of 6' })

test('changes the phone when the code sent to it is typed', async () => {
  const { user, posts } = await askFor(wanted)
  await screen.findByText(/^A code has just been sent to \+33 6 12 34 56 78\./)
  expect(document.activeElement).toBe(await firstBox())
  await user.keyboard('123456')
  await screen.findByText('Phone number changed.')
  expect(posts('phone').map(({ body }) => body)).toEqual([{ phone: wanted, code: '123456' }])
  expect(await screen.findByDisplayValue('+33 6 12 34 56 78')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^New mobile number/).value).toBe('')
})

test('shows a wrong code below the boxes and empties them', async () => {
  const message = 'Invalid code'
  const refused = { code: 'invalid-code', detail: message, errors: [{ field: 'code', message }] }
  const { user } = await askFor(wanted, { 'POST /api/pro/account/phone': () => ({ status: 400, body: refused }) })
  await firstBox()
  await user.keyboard('123456')
  await screen.findByText(message)
  const box = (await firstBox()) as HTMLInputElement
  expect(box.value).toBe('')
  expect(document.activeElement).toBe(box)
})

test('sends the code again, and lets a mistyped number be changed', async () => {
  const { user, posts } = await askFor(wanted)
  await firstBox()
  await user.click(screen.getByRole('button', { name: 'Send the code again' }))
  await screen.findByText('A new code is on its way.')
  expect(posts('phone-code')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Change the number' }))
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeDefined()
})

test('says when a code is requested again too soon', async () => {
  let asked = 0
  const { user } = await askFor(wanted, {
    'POST /api/pro/account/phone-code': () =>
      ++asked === 1
        ? { body: { id: account.id, phone: wanted } }
        : { status: 429, body: { code: 'too_many_requests', detail: 'Please wait.' } },
  })
  await firstBox()
  await user.click(screen.getByRole('button', { name: 'Send the code again' }))
  expect((await screen.findByText('Please wait.')).closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByText('A new code is on its way.')).toBeNull()
})
