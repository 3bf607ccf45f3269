import { describe, expect, test } from 'vitest'
import { PaymentFailure } from '../integrations/payments/paymentFailure.ts'
import { type PaymentSettlers, paymentNoticeEffect } from './paymentNoticeEffect.ts'

const event = { id: 'evt_1', type: 'charge.refunded', objectKind: 'charge', objectId: 'ch_1' }

/** Hands an event on to settlers; answers the outcome, or its failure, and what became of the event. */
async function handOn(paymentSettlers: PaymentSettlers, found = event) {
  const states: string[] = []
  const kind = paymentNoticeEffect({
    findStripeEvent: async () => found,
    endStripeEvent: async (_id, state) => void states.push(state),
    paymentSettlers,
  })
  const effect = { id: 'effect', person: null, attempt: 1, expiresAt: null, payload: { eventId: event.id } }
  const outcome = await kind.handle(effect).catch((error: unknown) => error)
  return { outcome, states }
}

describe('what a webhook told', () => {
  test('is handed to who settles objects of its kind, by the id of the object', async () => {
    const settled: string[] = []
    const settlers = { charge: async (id: string, { type }: { readonly type: string }) => void settled.push(`${type} ${id}`) }
    expect(await handOn(settlers)).toEqual({ outcome: {}, states: ['settled'] })
    expect(settled).toEqual(['charge.refunded ch_1'])
  })

  test('is ignored where nobody settles objects of its kind', async () => {
    expect(await handOn({ refund: () => Promise.reject(new Error('not mine')) })).toEqual({ outcome: {}, states: ['ignored'] })
  })

  test.each([
    ['network_error', false],
    ['resource_not_found', true],
  ] as const)('stays where settling fails: %s, for good: %s', async (code, isFinal) => {
    const failing = { charge: () => Promise.reject(new PaymentFailure(code, { isFinal })) }
    expect(await handOn(failing)).toMatchObject({ outcome: { name: 'SendFailure', code, final: isFinal }, states: [] })
  })

  test('and was deleted since is left', async () => {
    const kind = paymentNoticeEffect({ findStripeEvent: async () => undefined, endStripeEvent: async () => {}, paymentSettlers: {} })
    expect(await kind.handle({ id: 'effect', person: null, attempt: 1, expiresAt: null, payload: { eventId: 'evt_1' } })).toBe('expired')
  })
})
