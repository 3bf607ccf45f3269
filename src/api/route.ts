import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Projection } from '../projections/runner/projection.ts'
import type { ApiDependencies } from './dependencies.ts'

/** The kinds of people who sign in; each has its own session and cookies. */
export type Role = 'couple' | 'provider' | 'admin'

/** Who may call a route: anybody, or somebody signed in with one of the roles. */
export type Access = 'public' | readonly Role[]

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route that does not say stops the start. */
    access?: Access
    /** The read models the route answers from: it waits until they have reached `X-Min-Position`. */
    reads?: readonly Projection[]
  }
}

/** The API's own Fastify scope, where bodies and answers are zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** One route (or a few on one resource): adds itself to the API. */
export type Route = (api: Api, dependencies: ApiDependencies) => void
