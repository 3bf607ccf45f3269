import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { embedPageData } from '../../../shared/testing/embedPageData.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { frenchPrice, neverSubscribed, subscriptionServer, yearly } from '../../testing/subscriptionAnswers.ts'
import { SubscriptionPage } from './SubscriptionPage.tsx'

beforeEach(() => embedPageData({ takesPayments: true }))
afterEach(() => embedPageData())

function open(...given: Parameters<typeof subscriptionServer>) {
  focusOnlyEnabled()
  subscriptionServer(...given)
  const page = (
    <PageContent>
      <SubscriptionPage />
    </PageContent>
  )
  return renderOffice(page, { resource: 'subscription', path: '/subscription' })
}
const button = (name: string) => screen.findByRole('button', { name })
const dialog = () => screen.getByRole('dialog')
const focused = () => document.activeElement

test('moves the focus to the cancel button again after Escape, and to the page once Premium was cancelled', async () => {
  const { user } = open({}, { cancel: { state: 'cancelling', endsAt: '2027-11-10T09:00:00.000Z', renewsAt: null } })
  const opener = await button('Cancel Premium')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Cancel Premium?' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel Premium' }))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
  expect(opener.isConnected).toBe(false)
})

test('moves the focus to the withdrawal’s button again after Escape, and to the page once it was withdrawn from', async () => {
  const { user } = open({}, { withdraw: { ...neverSubscribed, state: 'ended', endsAt: '2026-11-25T09:00:00.000Z' } })
  const opener = await button('Withdraw')
  expect(await openByKey(user, opener)).toBe(dialog())
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(await button('Withdraw and be refunded'))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
  expect(opener.isConnected).toBe(false)
})

test('moves the focus to the question about a switch, and to its button again after Escape and once it was switched', async () => {
  const preview = { now: null, next: frenchPrice(4_900), effectiveAt: '2027-11-10T09:00:00.000Z' }
  const { user } = open(
    {},
    {},
    {
      'GET /api/pro/subscription/switch-preview': () => ({ body: preview }),
      'POST /api/pro/subscription/switch': () => ({ body: { subscription: yearly, payment: null } }),
    },
  )
  const opener = await button('Switch to monthly billing')
  await openByKey(user, opener)
  const confirm = await button('Switch')
  await waitFor(() => expect(focused()).toBe(confirm))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(await button('Switch'))
  await waitFor(() => expect(focused()).toBe(opener))
})

test('moves the focus to the payment, and to the button that chose Premium after Escape', async () => {
  const setup = { kind: 'sandbox', publishableKey: 'pk_test_1', sandboxUrl: 'http://127.0.0.1:4242' }
  const { user } = open(neverSubscribed, {}, { 'GET /api/pro/payments/setup': () => ({ body: setup }) })
  const opener = await button('Choose Premium')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Start Premium' }))
  await screen.findByLabelText('Card number')
  expect(await closeByEscape(user)).toBe(opener)
})
