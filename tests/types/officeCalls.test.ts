import { beforeAll, describe, expect, it } from 'vitest'
import { errorsOfPlanted } from './plantedTypes.ts'

const commands = `
import type { proCalls } from '../../../src/api/schemas/pro/proCalls.ts'
import type { CommandInput, CommandResource, VerbOf } from '../../../web/office/api/officeCalls.ts'
type Calls = typeof proCalls
`
/** The provider side with the path of a command changed as somebody might change a route. */
const renamed = `${commands}
type Changed = Omit<Calls, 'unlockRequest'> & { unlockRequest: Omit<Calls['unlockRequest'], 'path'> & { readonly path: '/api/pro/requests/:id/open' } }
type Some = Changed[keyof Changed]
export const verb: VerbOf<'requests', Some> = 'unlock'
`
const calling = `
import { useCommand } from '../../../web/office/kit/command/useCommand.ts'
import { createOfficeApi } from '../../../web/office/api/officeApi.ts'
export const reject = () => useCommand('requests', 'reject', { id: '1' })
const api = createOfficeApi({ language: () => 'fr', maybeSignedIn: false })
export const me = () => api.ofSide().get('/me')
`

const planted = {
  'sound.ts': `${commands}${calling}
export const resource: CommandResource = 'sessions'
export const verb: VerbOf<'sessions'> = 'end-others'
export const input: CommandInput<'sessions', 'end'> = undefined
export const sent = () => reject().mutate({ reason: 'other', note: 'Complet' })
export const name = async () => (await me()).firstname
export const login = () => api.ofSide('provider').post('/login', { body: { email: 'a@b.fr', password: 'secret', remember: true } })`,
  'renamedVerb.ts': renamed,
  'otherVerb.ts': `${calling}export const closed = () => useCommand('requests', 'close', { id: '1' })`,
  'otherResource.ts': `${calling}export const closed = () => useCommand('things', 'reject', { id: '1' })`,
  'otherField.ts': `${calling}export const sent = () => reject().mutate({ why: 'other' })`,
  'otherLogin.ts': `${calling}export const login = () => api.ofSide('provider').post('/login', { body: { mail: 'a@b.fr', password: 'secret' } })`,
  'otherAnswer.ts': `${calling}export const name = async () => (await me()).givenName`,
  'otherPath.ts': `${calling}export const self = () => api.ofSide().get('/self')`,
}

let errors: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  errors = errorsOfPlanted(planted, 'web/tsconfig.json')
}, 180_000)

describe('the office’s client', () => {
  it('compiles commands, the sign-in and who is signed in as the routes declare them', () => {
    expect(errors.get('sound.ts')).toEqual([])
    expect(errors.get('elsewhere')).toEqual([])
  })

  it.each([
    ['a command whose path was renamed', 'renamedVerb.ts', /"unlock"' is not assignable/],
    ['a command that there is not', 'otherVerb.ts', /"close"' is not assignable/],
    ['a command on what has none', 'otherResource.ts', /"things"' is not assignable/],
    ['another field of a command’s input', 'otherField.ts', /why/],
    ['another field of the sign-in', 'otherLogin.ts', /mail/],
    ['another field of who is signed in', 'otherAnswer.ts', /givenName/],
    ['another path', 'otherPath.ts', /"\/self"' is not assignable/],
  ])('does not compile %s', (_what, file, message) => {
    expect(errors.get(file)).toEqual([expect.stringMatching(message)])
  })
})
