import type { Call } from '../../../src/api/schemas/call.ts'
import type { proCalls } from '../../../src/api/schemas/pro/proCalls.ts'
import type { AnswerOf, Given } from '../../shared/api/typedCalls.ts'
import type { apiPaths } from './apiPaths.ts'
import type { ProBase } from './officeCalls.ts'

type ProCall = (typeof proCalls)[keyof typeof proCalls]

type Paths = typeof apiPaths
type NameOf<Path> = { [Name in keyof Paths]: Paths[Name] extends Path ? Name : never }[keyof Paths]
/** The resource that a path is of: `credit-entries` is of `credits`, `requests` of itself. */
type NameAt<Path extends string> = Path extends Paths[keyof Paths]
  ? NameOf<Path>
  : Path extends `${string}/${string}` | keyof Paths
    ? never
    : Path
type PathOf<Name extends string> = Name extends keyof Paths ? Paths[Name] : Name

type ReadPath<C> = C extends { readonly method: 'GET'; readonly path: `${ProBase}/${infer Below}` } ? Below : never
type Answer<C> = C extends Call ? AnswerOf<C> : never
type ReadAt<C, Path extends string> = Answer<Extract<C, { readonly method: 'GET'; readonly path: `${ProBase}/${Path}` }>>
type Item<Read> = Read extends readonly (infer Row)[] ? Row : Read
/** The office keeps the id of what there is one of for each person under a name of its own, so it is any text. */
type WithId<Row> = Row extends object ? Omit<Row, 'id'> & { readonly id: string } : never

/** What can be read as react-admin's records: `GET /<resource>`, a list or the one thing that a person has. */
export type RecordName<C = ProCall> = NameAt<ReadPath<C>>
/** A record of a resource, as the server's calls declare it: `useRecordContext<RecordOf<'account'>>()`. */
export type RecordOf<Name extends RecordName<C>, C = ProCall> = WithId<Item<ReadAt<C, PathOf<Name>>>>

type PutAt<C, Path extends string> = Extract<C, { readonly method: 'PUT'; readonly path: `${ProBase}/${Path}` | `${ProBase}/${Path}/:id` }>

/** What is saved of a record, as the resource's `PUT` takes it; `never` where there is none. */
export type ChangeOf<Name extends RecordName<C>, C = ProCall> =
  PutAt<C, PathOf<Name>> extends { readonly body: infer Body } ? Given<Body> : never
