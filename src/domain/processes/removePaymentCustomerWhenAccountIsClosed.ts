import type { AccountEvent } from '../account/accountEvents.ts'
import { defineProcess, makeEffect, setDeadline } from '../process.ts'

/** By then the payment service's search finds a customer that was created just before, and what was under way has ended. */
const delayMs = 3_600_000

/** Deletes the customer of a closed account at the payment service, with its cards. Rule ACC-14. */
export const removePaymentCustomerWhenAccountIsClosed = defineProcess<Extract<AccountEvent, { type: 'AccountClosed' }>>({
  name: 'removePaymentCustomerWhenAccountIsClosed',
  events: ['AccountClosed'],
  startsFrom: 'beginning',
  react: ({ data: { providerId, closedAt } }) => [setDeadline(providerId, 'removal', new Date(Date.parse(closedAt) + delayMs))],
  onDeadline: ({ key: providerId }) => [makeEffect('paymentCall', { act: 'removeCustomer', providerId })],
})
