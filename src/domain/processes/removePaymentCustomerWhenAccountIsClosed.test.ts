import { expect, test } from 'vitest'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { makeEffect, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { removePaymentCustomerWhenAccountIsClosed as process } from './removePaymentCustomerWhenAccountIsClosed.ts'

test('the customer of a closed account is deleted at the payment service an hour later', () => {
  const context = { recordedAt: presentTime, rules: defaultRules }
  const closed = { providerId: providerId(), lapsedCredits: 0, closedAt: '2026-11-20T10:00:00.000Z' }
  const dueAt = new Date('2026-11-20T11:00:00.000Z')
  expect(process.react({ type: 'AccountClosed', data: closed }, undefined, context)).toEqual([setDeadline(providerId(), 'removal', dueAt)])
  expect(process.onDeadline?.({ key: providerId(), name: 'removal', dueAt }, undefined, context)).toEqual([
    makeEffect('paymentCall', { act: 'removeCustomer', providerId: providerId() }),
  ])
})
