import { beforeAll, describe, expect, it } from 'vitest'
import { errorsOfPlanted } from './plantedTypes.ts'

const commands = `
import type { proCalls } from '../../../src/api/schemas/pro/proCalls.ts'
import type { CommandInput, CommandResource, VerbOf } from '../../../web/office/api/officeCalls.ts'
type Calls = typeof proCalls
`
/** The provider API with a changed command path, as after a change of a route. */
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

const reading = `
import type { proCalls } from '../../../src/api/schemas/pro/proCalls.ts'
import type { RecordName, RecordOf } from '../../../web/office/api/officeRecords.ts'
import { useRecord } from '../../../web/office/api/useRecord.ts'
import { useRecordContext } from 'react-admin'
import { ListPage, ListSection } from '../../../web/office/kit/list/ListPage.tsx'
type Calls = typeof proCalls
const newest = { field: 'at', order: 'DESC' } as const
`
const changing = `
import { CompanyBody } from '../../../src/api/schemas/pro/companySchemas.ts'
import { PersonalDataBody } from '../../../src/api/schemas/pro/accountSchemas.ts'
import { useApi } from '../../../web/office/api/ApiContext.ts'
import { useSideCall } from '../../../web/office/api/useSideCall.ts'
import { RecordForm } from '../../../web/office/kit/form/RecordForm.tsx'
import { useUploads } from '../../../web/office/kit/upload/useUploads.ts'
`
/** The list of credits at another path, as after a move of a route. */
const moved = `${reading}
type Changed = Omit<Calls, 'listCreditEntries'> & { listCreditEntries: Omit<Calls['listCreditEntries'], 'path'> & { readonly path: '/api/pro/entries' } }
type Some = Changed[keyof Changed]
export const names: RecordName<Some> = 'entries'
export const gone: RecordName<Some> = 'credits'
`

const planted = {
  'sound.ts': `${commands}${calling}
export const resource: CommandResource = 'sessions'
export const verb: VerbOf<'sessions'> = 'end-others'
export const input: CommandInput<'sessions', 'end'> = undefined
export const sent = () => reject().mutate({ reason: 'other', note: 'Complet' })
export const name = async () => (await me()).firstname
export const login = () => api.ofSide('provider').post('/login', { body: { email: 'a@b.fr', password: 'secret', remember: true } })`,
  'soundRecords.ts': `${reading}
export const names: readonly RecordName[] = ['requests', 'credits', 'history', 'sessions', 'account', 'company']
export const status = (request: RecordOf<'requests'>) => request.status
export const balance = (entry: RecordOf<'credits'>) => entry.balance.toFixed()
export const useEmail = () => useRecordContext<RecordOf<'account'>>()?.email.toUpperCase()
export const useName = () => useRecord('company', 'own').data?.name.toUpperCase()
export const history = () => ListSection({ resource: 'history', sort: newest, columns: [{ source: 'kind', render: ({ by }) => by }] })
export const credits = () => ListPage<RecordOf<'credits'>>({ sort: newest, columns: [{ source: 'balance' }] })`,
  'soundChanges.ts': `${changing}
export const account = () => RecordForm<'account'>({ schema: PersonalDataBody, children: null })
export const company = () => RecordForm<'company'>({ schema: CompanyBody, children: null })
export const useLanguage = () => useSideCall()((side) => side.put('/account/language', { body: { locale: 'fr' } }))
export const uploads = () => useUploads({ path: '/profile-photo', onArrived: () => {} })`,
  'otherChange.ts': `${changing}export const account = () => RecordForm<'account'>({ schema: CompanyBody, children: null })`,
  'otherChangedRecord.ts': `${changing}export const credits = () => RecordForm<'credits'>({ schema: CompanyBody, children: null })`,
  'otherUpload.ts': `${changing}export const uploads = () => useUploads({ path: '/gallery', onArrived: () => {} })`,
  'otherPhotoWords.ts': `${changing}export const useWords = () => useSideCall()((side) => side.put('/photos/:id', { params: { id: '1' }, body: { caption: '' } }))`,
  'untypedCall.ts': `${changing}export const usePhotos = () => useApi().answer('GET', '/api/pro/gallery')`,
  'movedRead.ts': moved,
  'otherRecord.ts': `${reading}export const one = () => useRecord('things', '1')`,
  'otherRecordField.ts': `${reading}export const useName = () => useRecord('company', 'own').data?.title`,
  'otherContextField.ts': `${reading}export const useName = () => useRecordContext<RecordOf<'account'>>()?.name`,
  'otherColumn.ts': `${reading}export const credits = () => ListPage<RecordOf<'credits'>>({ sort: newest, columns: [{ source: 'amount' }] })`,
  'otherSectionColumn.ts': `${reading}export const history = () => ListSection({ resource: 'history', sort: newest, columns: [{ source: 'browser' }] })`,
  'otherList.ts': `${reading}export const things = () => ListSection({ resource: 'things', sort: newest, columns: [] })`,
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
})

describe('the office’s client', () => {
  it('compiles commands, the sign-in and the own account as declared by the routes', () => {
    expect(errors.get('sound.ts')).toEqual([])
    expect(errors.get('elsewhere')).toEqual([])
  })

  it('compiles records as declared by the routes', () => {
    expect(errors.get('soundRecords.ts')).toEqual([])
  })

  it('compiles changes and uploads as declared by the routes', () => {
    expect(errors.get('soundChanges.ts')).toEqual([])
  })

  it.each([
    ['a form with the schema of another record', 'otherChange.ts', /PersonalDataBody|firstname/],
    ['a form on a record that cannot be changed', 'otherChangedRecord.ts', /is not assignable/],
    ['an upload to where no files are taken', 'otherUpload.ts', /"\/gallery"' is not assignable/],
    ['a change that lacks a field', 'otherPhotoWords.ts', /alt/],
    ['a call past the types, of a component', 'untypedCall.ts', /'answer' does not exist/],
    ['a read whose path was moved', 'movedRead.ts', /"credits"' is not assignable/],
    ['a record that there is not', 'otherRecord.ts', /"things"' is not assignable/],
    ['another field of a record', 'otherRecordField.ts', /'title' does not exist/],
    ['another field of the record in the context', 'otherContextField.ts', /'name' does not exist/],
    ['a column of another field', 'otherColumn.ts', /"amount"' is not assignable/],
    ['a column of another list', 'otherSectionColumn.ts', /"browser"' is not assignable/],
    ['a list that there is not', 'otherList.ts', /"things"' is not assignable/],
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
