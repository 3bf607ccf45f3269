import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { SupportPage } from './SupportPage.tsx'

const path = '/api/pro/support-messages'
const support = { isOpen: true, email: 'claire@atelier.example', emailConfirmed: true, premium: false }
const words = 'I cannot find the invoice of last May.'

function openPage(over: Partial<typeof support> = {}, answers: Answers = {}) {
  const messages: object[] = []
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/support': () => ({ body: { ...support, ...over } }),
    [`GET ${path}`]: () => ({ body: messages, headers: { 'content-range': `support-messages 0-0/${messages.length}` } }),
    [`POST ${path}`]: ({ body }) => {
      const message = { id: 'a', reference: '7K2M-9PXA', premium: false, sentAt: '2026-11-20T10:00:00.000Z', ...(body as object) }
      messages.push(message)
      return { body: message }
    },
    ...answers,
  })
  return { sent, ...renderOffice(<SupportPage />, { resource: 'support', path: '/support' }) }
}

async function write(user: ReturnType<typeof openPage>['user'], text = words) {
  await user.click(await screen.findByRole('radio', { name: 'Credits and billing' }))
  await user.type(screen.getByRole('textbox', { name: /Message/ }), text)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
}

test('sends a message and lists it with its reference', async () => {
  const { user, sent } = openPage()
  await screen.findByText('No message yet')
  expect(screen.getByText('claire@atelier.example')).toBeDefined()
  expect(screen.queryByText('Premium')).toBeNull()
  await write(user)
  expect(await screen.findByText('7K2M-9PXA', { exact: false })).toBeDefined()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ subject: 'credits', text: words }])
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toBe('')
})

test('tells a provider with Premium that its messages are answered first', async () => {
  openPage({ premium: true })
  expect(await screen.findByText('With Premium, we answer your messages first.')).toBeDefined()
})

test('shows a missing subject or a short message at its field, and sends nothing', async () => {
  const { user, sent } = openPage()
  await user.type(await screen.findByRole('textbox', { name: /Message/ }), 'Help')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Choose a subject')).toBeDefined()
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
})

test('shows a refusal with the server’s message, keeps the input, and retries the same message', async () => {
  const detail = 'You have sent 5 messages within an hour.'
  const { user, sent } = openPage(
    {},
    { [`POST ${path}`]: () => ({ status: 429, body: { status: 429, code: 'support_limit_of_hour', detail } }) },
  )
  await write(user)
  expect((await screen.findByRole('alert')).textContent).toContain(detail)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toBe(words)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await expect.poll(() => sent.filter(({ method }) => method === 'POST').length).toBe(2)
  const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('says how to write when the operator takes no messages', async () => {
  openPage({ isOpen: false })
  expect((await screen.findByText(/Answer any of our e-mails/)).textContent).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
})

test('points out an unconfirmed address', async () => {
  openPage({ emailConfirmed: false })
  expect(await screen.findByText(/not confirmed yet/)).toBeDefined()
})
