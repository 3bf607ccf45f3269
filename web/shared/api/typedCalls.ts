import type { z } from 'zod'
import type { Call, Calls } from '../../../src/api/schemas/call.ts'
import type { ApiAnswer, ApiClient, CallOptions, Method } from './apiClient.ts'

/** Sends a call; it knows nothing about its types. */
export type Transport = ApiClient['answer']

/** The input type of a schema, also of a schema that is a function of the rules. */
export type Given<Schema> = Schema extends (...rules: never) => infer Made
  ? Given<Made>
  : Schema extends z.ZodType
    ? Unchanged<z.input<Schema>>
    : never
/** Input values are read only. */
type Unchanged<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value
/** A property that is optional when all of its own properties are. */
type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [N in Name]?: Value }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }
/** Distributes over the calls. Combining the parts of all calls at once is too much for the compiler. */
type Parts<C extends Call> = C extends Call
  ? (C extends { readonly params: infer Params } ? Part<'params', Given<Params>> : unknown) &
      (C extends { readonly query: infer Query } ? Part<'query', Given<Query>> : unknown) &
      (C extends { readonly body: infer Body } ? Part<'body', Given<Body>> : unknown)
  : never

type Options<C extends Call> = Omit<CallOptions, 'body'> & Parts<C>
/** The options argument of a call, optional when nothing in it is required. */
type OptionsOf<C extends Call> = Partial<Parts<C>> extends Parts<C> ? [options?: Options<C>] : [options: Options<C>]

type PathOf<C extends Call, M extends Method> = Extract<C, { readonly method: M }>['path']
type CallAt<C extends Call, M extends Method, Path> = Extract<C, { readonly method: M; readonly path: Path }>

/** What a call answers: `AnswerOf<typeof coupleCalls.me>`. */
export type AnswerOf<C extends Call> = z.output<C['response']>

type Verb<C extends Call, M extends Method> = <Path extends PathOf<C, M>>(
  path: Path,
  ...options: OptionsOf<CallAt<C, M, Path>>
) => Promise<AnswerOf<CallAt<C, M, Path>>>

/** The typed calls of a contract, from the paths and schemas of the server's routes. */
export interface TypedCalls<C extends Call> {
  readonly get: Verb<C, 'GET'>
  readonly post: Verb<C, 'POST'>
  readonly put: Verb<C, 'PUT'>
  readonly delete: Verb<C, 'DELETE'>
  /** Like the others, but also returns the headers, e.g. the `ETag` that a form saves with. */
  answer<M extends C['method'], Path extends PathOf<C, M>>(
    method: M,
    path: Path,
    ...options: OptionsOf<CallAt<C, M, Path>>
  ): Promise<ApiAnswer<AnswerOf<CallAt<C, M, Path>>>>
}

interface LooseOptions extends CallOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
}

/** Adds the types of a contract to a transport. The contract is a type import only, so no schema is loaded. */
export function typedCalls<Contract extends Calls>(transport: Transport): TypedCalls<Contract[keyof Contract]> {
  const answer = (method: Method, path: string, { params, query, ...options }: LooseOptions = {}) =>
    transport<unknown>(method, addressOf(path, params, query), options)
  const verb = (method: Method) => async (path: string, options?: LooseOptions) => (await answer(method, path, options)).body
  const calls = { get: verb('GET'), post: verb('POST'), put: verb('PUT'), delete: verb('DELETE'), answer }
  return calls as unknown as TypedCalls<Contract[keyof Contract]>
}

function addressOf(path: string, params: LooseOptions['params'] = {}, query: LooseOptions['query'] = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`
}
