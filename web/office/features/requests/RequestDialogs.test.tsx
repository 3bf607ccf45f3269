import { screen, waitFor } from '@testing-library/react'
import { ListBase } from 'react-admin'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { lockedRequest, unlockedRequest } from '../../testing/inboxRequests.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { RequestPane } from './RequestPane.tsx'

const { id } = lockedRequest()
const commandPath = `POST /api/pro/requests/${id}`

/** A request's page; `becomes` is what the named command makes of the request. */
function openRequest(request: InboxRequest, becomes: Readonly<Record<string, InboxRequest>> = {}) {
  focusOnlyEnabled()
  let shown = request
  const commands: Answers = Object.fromEntries(
    Object.entries(becomes).map(([verb, next]) => [
      `${commandPath}/${verb}`,
      () => {
        shown = next
        return { body: { id } }
      },
    ]),
  )
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/requests': () => ({ body: [shown], headers: { 'content-range': 'requests 0-0/1' } }),
    'GET /api/pro/reply-templates': () => ({ body: [], headers: { 'content-range': 'reply-templates */0' } }),
    [`GET /api/pro/requests/${id}`]: () => ({ body: shown }),
    [`GET /api/pro/request-notes/${id}`]: () => ({ body: { id, note: '' }, headers: { etag: '"1"' } }),
    ...commands,
  })
  return renderOffice(
    <PageContent>
      <ListBase resource="requests" storeKey={false} exporter={false}>
        <RequestPane id={id} wide />
      </ListBase>
    </PageContent>,
    { resource: 'requests' },
  )
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const contactHeading = () => screen.getByRole('heading', { name: 'Contact' })

test('moves the focus to the unlock button again after Escape, and to the contact data once they are unlocked', async () => {
  const { user } = openRequest(lockedRequest(), { unlock: unlockedRequest() })
  const opener = await button('Unlock for 1 credit · balance 3')
  expect(await openByKey(user, opener)).toBe(await button('Unlock for 1 credit'))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(contactHeading()))
})

test('moves the focus to the deletion’s button again after Escape, and to the contact data once they are deleted', async () => {
  const asked = unlockedRequest({ deletionAskedAt: '2026-11-20T10:00:00.000Z' })
  const deleted = unlockedRequest({ ...asked, contact: null, contactDeletedAt: '2026-11-21T10:00:00.000Z' })
  const { user } = openRequest(asked, { 'confirm-deletion': deleted })
  const opener = await button('Confirm the deletion')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Contact details deleted?' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(await button('Yes, all of it is deleted'))
  await waitFor(() => expect(document.activeElement).toBe(contactHeading()))
})

test('moves the focus to the reply button again after a reply was not written', async () => {
  const { user } = openRequest(unlockedRequest())
  const opener = await button('Reply')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: /Camille/ }))
  expect(await closeByEscape(user)).toBe(opener)
})

test('moves the focus to the present stage in the menu, and to its button after Escape and once another stage was saved', async () => {
  const { user } = openRequest(unlockedRequest({ stage: 'contacted' }), { move: unlockedRequest({ stage: 'offer_sent' }) })
  const opener = await button('Stage: Contacted')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('menuitemradio', { name: 'Contacted' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{ArrowDown}{Enter}')
  const moved = await button('Stage: Offer sent')
  await waitFor(() => expect(document.activeElement).toBe(moved))
})

test('moves the focus to the list of shortcuts, and back to where it was after Escape', async () => {
  const { user } = openRequest(unlockedRequest())
  const opener = await button('Stage: New')
  expect(await openByKey(user, opener, '?')).toBe(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(await closeByEscape(user)).toBe(opener)
})

test('moves the focus to the reject button again after Escape, and to the page once the request is rejected', async () => {
  const { user } = openRequest(lockedRequest(), { reject: lockedRequest({ status: 'rejected', rejectedAt: '2026-11-20T10:00:00.000Z' }) })
  const opener = await button('Reject')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog'))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(await screen.findByRole('radio', { name: 'The budget does not fit' }))
  await user.click(await button('Reject the request'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(opener.isConnected).toBe(false)
})
