import type { Call } from '../../../src/api/schemas/call.ts'
import type { proCalls } from '../../../src/api/schemas/pro/proCalls.ts'
import type { AnswerOf, Given } from '../../shared/api/typedCalls.ts'
import type { apiPaths } from './apiPaths.ts'
import type { ProBase } from './officeCalls.ts'

type ProCall = (typeof proCalls)[keyof typeof proCalls]

type Paths = typeof apiPaths
type NameOf<Path> = { [Name in keyof Paths]: Paths[Name] extends Path ? Name : never }[keyof Paths]
/** The resource name of an API path: `credit-entries` gives `credits`, `requests` gives `requests`. */
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
/** The office invents an id for a record of which each person has one, so an id is any text. */
type WithId<Row> = Row extends object ? Omit<Row, 'id'> & { readonly id: string } : never

/** The resources that `GET /<resource>` returns, as a list or as a single record. */
export type RecordName<C = ProCall> = NameAt<ReadPath<C>>
/** A record of a resource, typed by the server's calls: `useRecordContext<RecordOf<'account'>>()`. */
export type RecordOf<Name extends RecordName<C>, C = ProCall> = WithId<Item<ReadAt<C, PathOf<Name>>>>

type PutAt<C, Path extends string> = Extract<C, { readonly method: 'PUT'; readonly path: `${ProBase}/${Path}` | `${ProBase}/${Path}/:id` }>

/** The body of the resource's `PUT`; `never` where there is none. */
export type ChangeOf<Name extends RecordName<C>, C = ProCall> =
  PutAt<C, PathOf<Name>> extends { readonly body: infer Body } ? Given<Body> : never
