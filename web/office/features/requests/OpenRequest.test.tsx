import { screen, waitFor, within } from '@testing-library/react'
import { ListBase } from 'react-admin'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { lockedRequest, unlockedRequest } from '../../testing/inboxRequests.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { RequestPane } from './RequestPane.tsx'

function openPane(request: InboxRequest, answers: Answers = {}, note = '') {
  let shown = request
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/requests': () => ({ body: [shown], headers: { 'content-range': 'requests 0-0/1' } }),
    [`GET /api/pro/requests/${request.id}`]: () => ({ body: shown }),
    [`GET /api/pro/request-notes/${request.id}`]: () => ({ body: { id: request.id, note }, headers: { etag: '"1"' } }),
    [`PUT /api/pro/request-notes/${request.id}`]: ({ body }) => ({
      body: { id: request.id, ...(body as object) },
      headers: { etag: '"2"' },
    }),
    [`POST /api/pro/requests/${request.id}/move`]: ({ body }) => {
      shown = { ...shown, ...(body as object), stageChangedAt: '2026-11-20T10:00:00.000Z' }
      return { body: { id: request.id, ...(body as object) } }
    },
    ...answers,
  })
  const pane = (
    <ListBase resource="requests" storeKey={false} exporter={false}>
      <RequestPane id={request.id} wide />
    </ListBase>
  )
  return { sent, ...renderOffice(pane, { resource: 'requests' }) }
}

test('moves an unlocked request to another stage, and lists it in the history', async () => {
  const { user, sent } = openPane(unlockedRequest())
  await user.click(await screen.findByRole('button', { name: 'Stage: New' }))
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'New',
    'Contacted',
    'Offer sent',
    'Won',
    'Lost',
  ])
  await user.click(screen.getByRole('menuitemradio', { name: 'Won' }))
  expect(await screen.findByRole('button', { name: 'Stage: Won' })).toBeDefined()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ stage: 'won' }])
  expect(screen.getByText('Moved to: Won')).toBeDefined()
})

test('names the venue of a request in heading and facts, and has no such fact for the provider itself', async () => {
  const about = { id: '90000000-0000-4000-8000-000000000001', name: 'Château des Tilleuls' }
  const { unmount } = openPane(lockedRequest({ venue: about }))
  expect(await screen.findAllByText('Château des Tilleuls')).toHaveLength(2)
  expect(screen.getByText('Your venue').tagName).toBe('DT')
  unmount()
  openPane(lockedRequest())
  await screen.findByText('Theme')
  expect(screen.queryByText('Your venue')).toBeNull()
})

test('has notes but no stage for a locked request', async () => {
  openPane(lockedRequest())
  expect(await screen.findByRole('heading', { name: 'Private notes' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Stage/ })).toBeNull()
})

test('saves notes for the version that was read', async () => {
  const { user, sent } = openPane(unlockedRequest(), {}, 'Likes peonies.')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your notes/ })
  expect(field.value).toBe('Likes peonies.')
  await user.type(field, ' Call back.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1))
  const [put] = sent.filter(({ method }) => method === 'PUT')
  expect([put?.body, put?.headers.get('if-match')]).toEqual([{ note: 'Likes peonies. Call back.' }, '"1"'])
})

test('shows both versions of notes that were changed elsewhere', async () => {
  const changed = { status: 412, body: { status: 412, code: 'changed_meanwhile', detail: 'Changed meanwhile.' } }
  let note = ''
  const request = unlockedRequest()
  const { user } = openPane(request, {
    [`GET /api/pro/request-notes/${request.id}`]: () => ({ body: { id: request.id, note }, headers: { etag: `"${note}"` } }),
    [`PUT /api/pro/request-notes/${request.id}`]: () => {
      note = 'From the telephone'
      return changed
    },
  })
  await user.type(await screen.findByRole('textbox', { name: /Your notes/ }), 'From the desk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('From the telephone')).toBeDefined()
  expect(dialog.getByText('From the desk')).toBeDefined()
})

test('does not let an impersonating administrator change the stage', async () => {
  const impersonated = { ...signedInProvider, session: { ...signedInProvider.session, impersonated: true } }
  openPane(unlockedRequest(), { 'GET /api/pro/me': () => ({ body: impersonated }) })
  const stage = await screen.findByRole<HTMLButtonElement>('button', { name: 'Stage: New' })
  await waitFor(() => expect(stage.disabled).toBe(true))
})

const templates = [{ id: '5e0c2d4a-1f3b-4c5d-8e7f-9a0b1c2d3e4f', title: 'Your wedding in {city}', text: 'Hello {firstname},\n{ownName}' }]
const withTemplates: Answers = {
  'GET /api/pro/reply-templates': () => ({ body: templates, headers: { 'content-range': 'reply-templates 0-0/1' } }),
}

test('answers an unlocked request with a template, and then offers the stage ’contacted’', async () => {
  const { user, sent } = openPane(unlockedRequest(), withTemplates)
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Camille' }))
  const preview = await dialog.findByRole('region', { name: 'Preview' })
  expect(preview.textContent).toContain('Your wedding in LyonHello Camille,\nClaire Fontaine')
  const mail = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Email' })
  expect(decodeURIComponent(mail.href)).toBe(
    'mailto:camille.moreau@example.fr?subject=Your wedding in Lyon&body=Hello Camille,\r\nClaire Fontaine',
  )
  expect(dialog.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).toMatch(/^https:\/\/wa\.me\/33612345678\?text=Hello/)
  expect(dialog.queryByRole('button', { name: 'Move to “Contacted”' })).toBeNull()
  mail.addEventListener('click', (event) => event.preventDefault())
  await user.click(mail)
  await user.click(await dialog.findByRole('button', { name: 'Move to “Contacted”' }))
  await waitFor(() => expect(sent.some(({ body }) => JSON.stringify(body) === '{"stage":"contacted"}')).toBe(true))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Move to “Contacted”' })).toBeNull())
})

test('does not answer a locked request, and links to the first template when there is none', async () => {
  const locked = openPane(lockedRequest(), withTemplates)
  await screen.findByRole('heading', { name: 'Private notes' })
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  locked.unmount()
  const { user } = openPane(unlockedRequest(), {
    'GET /api/pro/reply-templates': () => ({ body: [], headers: { 'content-range': 'reply-templates */0' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  expect(await screen.findByText('You have no reply template yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Write a template' })).toBeDefined()
})

test('says by which rules the credit can come back, and until when', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const openReturns = [
    { rule: 'withdrawn', until },
    { rule: 'unreachable', until: '2020-01-01T00:00:00.000Z' },
    { rule: 'settled-first', until: null },
  ] as const
  const { container } = openPane(unlockedRequest({ openReturns }))
  await screen.findByText('Your credit comes back by itself if:')
  const items = [...container.querySelectorAll('[data-open-return]')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^the couple withdraws its request or cancels its project, until .*\d{4}/),
    'it turns out that the couple had already found its planner when you unlocked its request.',
  ])
  expect(screen.getByRole('link', { name: 'How the guarantee works' }).getAttribute('href')).toBe('/guarantee')
})

test.each([
  ['that it came back', { creditReturned: true }, 'Your credit came back.'],
  [
    'why it came back',
    { creditReturned: true, returnRule: 'unreachable', returnedAt: '2026-11-14T10:00:00.000Z' },
    /: couple not reached\.$/,
  ],
  ['that the time is over', {}, 'The time limits of the guarantee are over: the credit used for this request no longer comes back.'],
  ['that Premium cost none', { paidWith: 'premium', paidCredits: 0 }, /^You unlocked this request with Premium/],
  ['that another request paid for it', { paidCredits: 0 }, /^You had already paid for another request/],
] as const)('says %s', async (_, over, text) => {
  openPane(unlockedRequest(over))
  expect(await screen.findByText(text)).toBeDefined()
})

test('unlocks a request without a credit when another one paid for it', async () => {
  const { user, sent } = openPane(lockedRequest({ isPaidFor: true }), {
    'GET /api/pro/me': () => ({ body: { ...signedInProvider, credits: 0 } }),
    [`POST /api/pro/requests/${lockedRequest().id}/unlock`]: () => ({ body: { id: lockedRequest().id, status: 'unlocked' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Unlock · already paid for' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/^You already paid for another request/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(`/api/pro/requests/${lockedRequest().id}/unlock`))
})
