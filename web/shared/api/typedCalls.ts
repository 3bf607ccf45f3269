import type { z } from 'zod'
import type { Call, Calls } from '../../../src/api/schemas/call.ts'
import type { ApiAnswer, ApiClient, CallOptions, Method } from './apiClient.ts'

/** Carries calls out without knowing what they are. */
export type Transport = ApiClient['answer']

/** What a browser gives where a schema is asked for, also one that the server makes of its rules. */
export type Given<Schema> = Schema extends (...rules: never) => infer Made
  ? Given<Made>
  : Schema extends z.ZodType
    ? Unchanged<z.input<Schema>>
    : never
/** What is given is not written to. */
type Unchanged<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value
/** A property that may be left out where nothing in it must be given. */
type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [N in Name]?: Value }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }
/** Call by call: the parts of all calls with those of all others would be too many combinations for the compiler. */
type Parts<C extends Call> = C extends Call
  ? (C extends { readonly params: infer Params } ? Part<'params', Given<Params>> : unknown) &
      (C extends { readonly query: infer Query } ? Part<'query', Given<Query>> : unknown) &
      (C extends { readonly body: infer Body } ? Part<'body', Given<Body>> : unknown)
  : never

type Options<C extends Call> = Omit<CallOptions, 'body'> & Parts<C>
/** The options of a call, which may be left out where none must be given. */
type OptionsOf<C extends Call> = Partial<Parts<C>> extends Parts<C> ? [options?: Options<C>] : [options: Options<C>]

type PathOf<C extends Call, M extends Method> = Extract<C, { readonly method: M }>['path']
type CallAt<C extends Call, M extends Method, Path> = Extract<C, { readonly method: M; readonly path: Path }>

/** What a call answers: `AnswerOf<typeof coupleCalls.me>`. */
export type AnswerOf<C extends Call> = z.output<C['response']>

type Verb<C extends Call, M extends Method> = <Path extends PathOf<C, M>>(
  path: Path,
  ...options: OptionsOf<CallAt<C, M, Path>>
) => Promise<AnswerOf<CallAt<C, M, Path>>>

/** The calls of a contract: path, params, query, body and answer are those of the server's routes. */
export interface TypedCalls<C extends Call> {
  readonly get: Verb<C, 'GET'>
  readonly post: Verb<C, 'POST'>
  readonly put: Verb<C, 'PUT'>
  readonly delete: Verb<C, 'DELETE'>
  /** As the others, with the headers: what a form saves by its `ETag`. */
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

/** Gives the calls of a contract their types; nothing of the contract itself is loaded. */
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
