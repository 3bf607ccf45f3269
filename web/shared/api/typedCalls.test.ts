import { expect, it } from 'vitest'
import type { coupleCalls } from '../../../src/api/schemas/couple/coupleCalls.ts'
import type { publicCalls } from '../../../src/api/schemas/publicCalls.ts'
import { type Transport, typedCalls } from './typedCalls.ts'

function recorded() {
  const sent: unknown[][] = []
  const transport: Transport = async (...call: Parameters<Transport>) => {
    sent.push(call)
    return { body: 'answered' as never, headers: new Headers() }
  }
  return { sent, calls: typedCalls<typeof coupleCalls & typeof publicCalls>(transport) }
}

it('fills each param into the path as one encoded segment', async () => {
  const { sent, calls } = recorded()
  await calls.put('/api/directory/favorites/:publicId', { params: { publicId: 'a/b c' }, idempotencyKey: 'k1' })
  expect(sent).toEqual([['PUT', '/api/directory/favorites/a%2Fb%20c', { idempotencyKey: 'k1' }]])
})

it('sends the query values that are given and leaves out the others', async () => {
  const { sent, calls } = recorded()
  await calls.get('/api/directory/planners', { query: { country: 'fr', region: undefined, page: 2 } })
  await calls.get('/api/project/me')
  expect(sent.map(([, address]) => address)).toEqual(['/api/directory/planners?country=fr&page=2', '/api/project/me'])
})

it('returns the body, or the body with its headers', async () => {
  const { calls } = recorded()
  expect(await calls.get('/api/project/me')).toBe('answered')
  expect((await calls.answer('GET', '/api/project/me')).headers).toBeInstanceOf(Headers)
})
