import type { apiSides } from '../../../src/api/schemas/apiSides.ts'
import type { proCalls } from '../../../src/api/schemas/pro/proCalls.ts'
import type { Given } from '../../shared/api/typedCalls.ts'

type ProCall = (typeof proCalls)[keyof typeof proCalls]
/** Base path of the providers' calls. */
export type ProBase = typeof apiSides.provider.base

type BelowSide<C> = C extends { readonly path: `${ProBase}${infer Below}` }
  ? Omit<C, 'path'> & { readonly path: Below extends `/${string}` ? Below : never }
  : never
type NamedBelow<C> = C extends { readonly method: infer Method extends string; readonly path: infer Path extends string }
  ? `${Method} ${Path}`
  : never

/** The calls of a side, with paths below its base. Calls that both roles have use the same names. */
export type SideCalls<C = ProCall> = { [Each in BelowSide<C> as NamedBelow<Each>]: Each }

/** Upload paths below a side's base. */
export type UploadPath<C = ProCall> = C extends { readonly upload: true; readonly path: `${ProBase}${infer Below}` } ? Below : never

type CommandPath<C> = C extends { readonly method: 'POST'; readonly path: `${ProBase}/${infer Below}` } ? Below : never
type NamesOf<Path> = Path extends `${infer Resource}/:id/${infer Verb}`
  ? readonly [Resource, Verb]
  : Path extends `${string}:${string}` | `${string}/${string}/${string}`
    ? never
    : Path extends `${infer Resource}/${infer Verb}`
      ? readonly [Resource, Verb]
      : never
type Names<C> = NamesOf<CommandPath<C>>
type CommandAt<C, Resource extends string, Verb extends string> = Extract<
  C,
  { readonly method: 'POST'; readonly path: `${ProBase}/${Resource}/:id/${Verb}` | `${ProBase}/${Resource}/${Verb}` }
>

/** Resources with commands: `POST /<resource>/<id>/<verb>`, or without an id where each person has only one. */
export type CommandResource<C = ProCall> = Names<C>[0]
export type VerbOf<Resource extends string, C = ProCall> = Extract<Names<C>, readonly [Resource, string]>[1]
/** The input of a command; none where its route has no body. */
export type CommandInput<Resource extends string, Verb extends string, C = ProCall> =
  CommandAt<C, Resource, Verb> extends { readonly body: infer Body } ? Given<Body> : void
