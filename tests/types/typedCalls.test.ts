import { beforeAll, describe, expect, it } from 'vitest'
import { errorsOfPlanted } from './plantedTypes.ts'

/** A client of a changed couple API, as after a change of a route. */
const client = (change = '') => `
import type { z } from 'zod'
import type { coupleCalls } from '../../../src/api/schemas/couple/coupleCalls.ts'
import type { TypedCalls } from '../../../web/shared/api/typedCalls.ts'
type Calls = typeof coupleCalls
type Changed = ${change || 'Calls'}
declare const api: TypedCalls<Changed[keyof Changed]>
const id = '0b0f7d1c-6c55-4c39-8a53-6d2f0a1b2c3d'
`
const cancel = `export const sent = api.post('/api/project/projects/:id/cancel', { params: { id } })\n`
const search = `export const found = api.post('/api/project/more-prestataires', { body: { searchValue: 'lac', kind: 'venue' } })\n`
const me = `export const firstname = api.get('/api/project/me').then((user) => user?.firstname)\n`

const renamedPath = `Omit<Calls, 'cancelProject'> & {
  cancelProject: Omit<Calls['cancelProject'], 'path'> & { readonly path: '/api/project/projects/:id/end' } }`
const renamedBody = `Omit<Calls, 'searchPrestataires'> & {
  searchPrestataires: Omit<Calls['searchPrestataires'], 'body'> & { readonly body: z.ZodObject<{ keywords: z.ZodString }> } }`
const renamedAnswer = `Omit<Calls, 'me'> & {
  me: Omit<Calls['me'], 'response'> & { readonly response: z.ZodNullable<z.ZodObject<{ givenName: z.ZodString }>> } }`

const planted = {
  'sound.ts': client() + cancel + search + me,
  'renamedPath.ts': client(renamedPath) + cancel,
  'renamedBody.ts': client(renamedBody) + search,
  'renamedAnswer.ts': client(renamedAnswer) + me,
  'otherMethod.ts': client() + cancel.replace('api.post', 'api.put'),
  'missingParams.ts': client() + cancel.replace(', { params: { id } }', ''),
  'otherParams.ts': client() + cancel.replace('{ id }', '{ projectId: id }'),
  'otherValue.ts': client() + search.replace('venue', 'florist'),
  'otherQuery.ts': `${client()}export const page = api.get('/api/project/projects', { query: { pages: 2 } })\n`,
  'withHeaders.ts': `${client(renamedAnswer)}export const name = api.answer('GET', '/api/project/me').then(({ body }) => body?.firstname)\n`,
}

let errors: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  errors = errorsOfPlanted(planted, 'web/tsconfig.json')
})

describe('the web apps’ client', () => {
  it('compiles a call as the route declares it', () => {
    expect(errors.get('sound.ts')).toEqual([])
    expect(errors.get('elsewhere')).toEqual([])
  })

  it.each([
    ['a path that was renamed', 'renamedPath.ts', /"\/api\/project\/projects\/:id\/cancel"' is not assignable/],
    ['a field of the body that was renamed', 'renamedBody.ts', /searchValue/],
    ['a field of the answer that was renamed', 'renamedAnswer.ts', /'firstname' does not exist/],
    ['a field of an answer that is read with its headers', 'withHeaders.ts', /'firstname' does not exist/],
    ['another method', 'otherMethod.ts', /is not assignable/],
    ['a call without the id that its path needs', 'missingParams.ts', /Expected 2 arguments/],
    ['a part of the path under another name', 'otherParams.ts', /projectId/],
    ['a value that the route refuses', 'otherValue.ts', /"florist"/],
    ['a query that the route does not know', 'otherQuery.ts', /pages/],
  ])('does not compile %s', (_what, file, message) => {
    expect(errors.get(file)).toEqual([expect.stringMatching(message)])
  })
})
