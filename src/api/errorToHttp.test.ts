import { fastify } from 'fastify'
import { expect, test } from 'vitest'
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
