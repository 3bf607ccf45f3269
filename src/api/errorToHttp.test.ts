import { PassThrough } from 'node:stream'
import { S3ServiceException } from '@aws-sdk/client-s3'
import { fastify } from 'fastify'
import { DatabaseError } from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { UnavailableError } from '../platform/concurrencyGate.ts'
import { loggableError } from '../platform/loggableError.ts'
import { errorToHttp } from './errorToHttp.ts'

test('what breaks in our own code is a 500 in words, which say nothing of what broke', async () => {
  const app = fastify()
  app.decorateRequest('language', 'en')
  app.setErrorHandler(errorToHttp)
  app.get('/api/pro/me', () => {
    throw new TypeError('cannot read /srv/secret of undefined')
  })
  const answer = await app.inject('/api/pro/me')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 'unexpected_error', detail: 'An unexpected error occurred. Please try again.' })
  expect(answer.body).not.toMatch(/secret|TypeError|errorToHttp/)
  await app.close()
})

/** What the product's logger writes about a call that fails with this error, as the lines' failures. */
async function loggedFailures(error: Error): Promise<readonly unknown[]> {
  const written = new PassThrough({ encoding: 'utf8' })
  const app = fastify({ loggerInstance: pino({ level: 'warn', serializers: { err: loggableError } }, written) })
  app.decorateRequest('language', 'en')
  app.setErrorHandler(errorToHttp)
  app.get('/api/pro/me', () => {
    throw error
  })
  const answer = await app.inject('/api/pro/me')
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  expect(answer.json()).toMatchObject({ code: 'temporarily_unavailable' })
  await app.close()
  const lines = String(written.read() ?? '').split('\n')
  return lines.filter(Boolean).map((line) => (JSON.parse(line) as { readonly err: { readonly failure: unknown } }).err.failure)
}

const databaseError = (code: string) => Object.assign(new DatabaseError('could not extend the file of +33612345678', 1, 'error'), { code })
const diskError = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const bucketError = new S3ServiceException({
  name: 'InternalError',
  message: 'We encountered an internal error.',
  $fault: 'server',
  $metadata: { httpStatusCode: 500 },
})
const unreachableBucket = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), {
  code: 'ECONNREFUSED',
  $metadata: { attempts: 3 },
})

test.each([
  [diskError, 'Error: ENOSPC: no space left on device, write'],
  [new Error('the photograph was not stored', { cause: diskError }), expect.stringContaining('because Error: ENOSPC')],
  [bucketError, 'InternalError: We encountered an internal error.'],
  [unreachableBucket, 'Error: connect ECONNREFUSED 192.0.2.1:443'],
  [databaseError('53100'), 'Postgres 53100'],
  [databaseError('58030'), 'Postgres 58030'],
])('a disk or bucket that fails is a 503 that the log explains without personal data: %s', async (error, failure) => {
  expect(await loggedFailures(error)).toEqual([failure])
})

test.each([new UnavailableError('too many at a time'), databaseError('57P01'), databaseError('55P03')])(
  'a 503 of which there are many under load, or whose cause is logged elsewhere, is not logged for each call: %s',
  async (error) => {
    expect(await loggedFailures(error)).toEqual([])
  },
)
