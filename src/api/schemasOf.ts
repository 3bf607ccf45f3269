import type { z } from 'zod'
import type { PublicRules } from '../domain/publicRules.ts'
import type { Call } from './schemas/call.ts'

type OfRules = (rules: PublicRules) => z.ZodType
type Made<Schema> = Schema extends (rules: PublicRules) => infer Schema ? Schema : Schema

/** What Fastify checks and writes of a call. */
type SchemasOf<C extends Call> = (C extends { readonly params: infer Params } ? { readonly params: Params } : unknown) &
  (C extends { readonly query: infer Query } ? { readonly querystring: Made<Query> } : unknown) &
  (C extends { readonly body: infer Body } ? { readonly body: Made<Body> } : unknown) & {
    readonly response: { readonly 200: C['response'] }
  }

type RulesFor<C extends Call> = C extends { readonly query: OfRules } | { readonly body: OfRules } ? [rules: PublicRules] : []

/** The schemas of a call as a route takes them, made of the rules in force where they depend on them. */
export function schemasOf<C extends Call>({ params, query, body, response }: C, ...given: RulesFor<C>): SchemasOf<C> {
  const [rules] = given as [PublicRules?]
  const made = (schema: z.ZodType | OfRules) => (typeof schema === 'function' ? schema(rules as PublicRules) : schema)
  const schemas = {
    ...(params && { params }),
    ...(query && { querystring: made(query) }),
    ...(body && { body: made(body) }),
    response: { 200: response },
  }
  return schemas as unknown as SchemasOf<C>
}
