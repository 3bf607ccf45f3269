import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { expectNoViolations } from '../../testing/expectNoViolations.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { SubscriptionPage } from './SubscriptionPage.tsx'

function open(over: Partial<typeof signedInProvider> = {}) {
  answerCalls({ 'GET /api/pro/me': () => ({ body: { ...signedInProvider, ...over } }) })
  return renderOffice(<SubscriptionPage />, { resource: 'subscription', path: '/subscription' })
}

test('the year is priced first, with the months that it saves; the month by its own price', async () => {
  const { user, container } = open()
  await screen.findByText('You are on the free plan: each request is unlocked with your credits.')
  expect(screen.getByText('€490.00 a year')).toBeDefined()
  expect(container.querySelector('[data-saving]')?.textContent).toBe('2 free months (save 17%)')
  await expectNoViolations(document.body)
  await user.click(screen.getByRole('button', { name: 'Monthly' }))
  expect(screen.getByText('€49.00 a month')).toBeDefined()
  expect(container.querySelector('[data-saving]')).toBeNull()
})

test('with Premium the page says since when, and that credits are paused', async () => {
  open({ plan: 'premium', planSince: '2026-03-02T09:00:00.000Z' })
  expect(await screen.findByText('Premium since 02/03/2026.')).toBeDefined()
  expect(screen.getByText(/unlocking a request uses no credit/)).toBeDefined()
  await expectNoViolations(document.body)
})
