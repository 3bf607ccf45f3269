import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paymentTextCode } from '../../domain/payment/paymentCodes.ts'
import { listenOnLoopback } from '../../sandbox/listenOnLoopback.ts'
import { PaymentFailure } from './paymentFailure.ts'
import { createStripePayments } from './stripePayments.ts'

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_a-secret-of-the-tests' }

/** A payment service with prepared answers. */
async function serviceThat(answers: RequestListener, timeoutMs = 60_000) {
  const server = createServer(answers)
  const port = await listenOnLoopback(server, 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return createStripePayments({ ...keys, baseUrl: `http://127.0.0.1:${port}`, timeoutMs })
}

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const refusing = (status: number, error: object) => serviceThat((_request, response) => answer(response, status, { error }))
const never: RequestListener = () => {}

async function failureOf(call: Promise<unknown>) {
  const failure = await call.catch((error: unknown) => error)
  if (!(failure instanceof PaymentFailure)) throw new Error('it did not fail')
  const { code, declineCode, isFinal } = failure
  return { code, declineCode, isFinal, text: paymentTextCode(failure) }
}

const intent = { customerId: 'cus_1', providerId: 'p', paymentId: 'q', amount: 6_000, description: 'one', key: 'k' }

describe('what the service refuses is told in the words of the catalogue', () => {
  test.each([
    ['card_declined', 'generic_decline', 'card_declined', 'card_declined_generic'],
    ['card_declined', 'insufficient_funds', 'card_declined', 'card_declined_insufficient_funds'],
    ['card_declined', 'lost_card', 'card_declined', 'card_declined_lost_card'],
    ['card_declined', 'stolen_card', 'card_declined', 'card_declined_stolen_card'],
    ['card_declined', 'card_velocity_exceeded', 'card_declined', 'card_declined_velocity_exceeded'],
    ['card_declined', 'do_not_honor', 'card_declined', 'card_declined_default'],
    ['card_decline_rate_limit_exceeded', undefined, 'card_declined', 'card_declined_velocity_exceeded'],
    ['expired_card', undefined, 'expired_card', 'expired_card'],
    ['incorrect_cvc', undefined, 'incorrect_cvc', 'incorrect_cvc'],
    ['incorrect_number', undefined, 'incorrect_number', 'incorrect_number'],
    ['processing_error', undefined, 'processing_error', 'processing_error'],
    ['authentication_required', 'authentication_required', 'payment_failed', 'payment_failed'],
  ])('a card: %s, %s', async (code, decline_code, expected, text) => {
    const payments = await refusing(402, { type: 'card_error', code, decline_code, message: 'Your card 4242' })
    expect(await failureOf(payments.invoices.pay('in_1', { key: 'k' }))).toMatchObject({ code: expected, text, isFinal: true })
  })

  test.each([
    [400, { type: 'invalid_request_error', code: 'parameter_missing', param: 'amount' }, 'missing_parameters', true],
    [400, { type: 'invalid_request_error', code: 'parameter_invalid_integer' }, 'validation_error', true],
    [404, { type: 'invalid_request_error', code: 'resource_missing', param: 'intent', message: '' }, 'payment_intent_not_found', true],
    [404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: 'No such invoice' }, 'resource_not_found', true],
    [400, { type: 'idempotency_error' }, 'validation_error', true],
    [409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' }, 'payment_processing', false],
    [401, { type: 'invalid_request_error' }, 'unauthorized', false],
    [403, { type: 'invalid_request_error' }, 'access_denied', false],
    [429, { type: 'invalid_request_error', code: 'rate_limit' }, 'internal_error', false],
    [500, { type: 'api_error' }, 'internal_error', false],
  ])('%i %o', async (status, error, code, isFinal) => {
    const payments = await refusing(status, error)
    expect(await failureOf(payments.intents.create(intent))).toMatchObject({ code, isFinal, declineCode: null })
  })

  test('and nothing of its own words, which may repeat what was typed, is in the failure', async () => {
    const payments = await refusing(402, { type: 'card_error', code: 'card_declined', message: 'Your card 4242' })
    const failure = await payments.intents.create(intent).catch((error: unknown) => error)
    expect(JSON.stringify([String(failure), failure, (failure as Error).stack])).not.toContain('4242')
  })
})

describe('a service that gives no answer', () => {
  test('is left in time; what it was to do may be done all the same, and what was to be read is not', async () => {
    const payments = await serviceThat(never, 300)
    const began = performance.now()
    expect(await failureOf(payments.intents.create(intent))).toMatchObject({ code: 'payment_processing', isFinal: false })
    expect(await failureOf(payments.intents.retrieve('pi_1'))).toMatchObject({ code: 'network_error', isFinal: false })
    // The client's own limit is 80 s.
    expect(performance.now() - began).toBeLessThan(60_000)
  })

  test('is left in time also when it has begun to answer', async () => {
    const payments = await serviceThat((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')
    }, 300)
    expect(await failureOf(payments.intents.create(intent))).toMatchObject({ code: 'payment_processing' })
  })

  test('takes one time for all calls that belong together', async () => {
    let asked = 0
    const payments = await serviceThat(() => {
      asked++
    }, 3_000)
    const shared = payments.together()
    for (let time = 0; time < 3; time++) await failureOf(shared.intents.retrieve('pi_1'))
    expect(asked).toBe(1)
  })

  test('gets eight calls at a time; those beyond wait for their turn, no longer than for an answer', async () => {
    let most = 0
    const payments = await serviceThat(() => {
      most++
    }, 3_000)
    const failures = await Promise.all(Array.from({ length: 40 }, () => failureOf(payments.refunds.retrieve('re_1'))))
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['network_error']))
    expect(most).toBe(8)
  })

  test('is out', async () => {
    const payments = createStripePayments({ ...keys, baseUrl: 'http://127.0.0.1:9', timeoutMs: 2_000 })
    expect(await failureOf(payments.intents.create(intent))).toMatchObject({ code: 'network_error', isFinal: false })
  })
})

test('what changes something carries a key of what it does, and the pinned version', async () => {
  const asked: IncomingMessage['headers'][] = []
  const payments = await serviceThat((request, response) => {
    asked.push(request.headers)
    answer(response, 402, { error: { type: 'card_error' } })
  })
  await failureOf(payments.intents.create({ ...intent, key: 'same' }))
  await failureOf(payments.refunds.create({ intentId: 'pi_1', key: 'same' }))
  expect(asked.map((headers) => headers['idempotency-key'])).toEqual(['intent same', 'refund same'])
  expect(asked[0]?.['stripe-version']).toBe('2026-10-28.endive')
})

describe('a webhook is read', () => {
  const now = new Date('2027-03-01T10:00:00Z')
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    created: 1_800_000_000,
    data: { object: { id: 'ch_1', object: 'charge' } },
  }
  const body = JSON.stringify(event, undefined, 2)
  const payments = createStripePayments({ ...keys, timeoutMs: 2_000 })
  const signed = (secondsAgo: number, payload = body, secret = keys.webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now.getTime() / 1_000 - secondsAgo })

  test('when it was signed just now, byte by byte', () => {
    expect(payments.readWebhook(body, signed(299), now)).toEqual({
      id: 'evt_1',
      type: 'charge.refunded',
      objectKind: 'charge',
      objectId: 'ch_1',
      createdAt: '2027-01-15T08:00:00.000Z',
    })
  })

  test.each([
    ['signed longer ago', body, signed(301)],
    ['signed with another secret', body, signed(0, body, 'whsec_another')],
    ['written again', JSON.stringify(event), signed(0)],
    ['without a signature', body, ''],
    ['with a signature of another form', body, 'v1=00'],
    ['that is no JSON', 'x', signed(0, 'x')],
    ['that is no event', '{"id":"evt_1"}', signed(0, '{"id":"evt_1"}')],
  ])('and not one %s', (_how, payload, signature) => {
    expect(payments.readWebhook(payload, signature, now)).toBeUndefined()
  })
})
