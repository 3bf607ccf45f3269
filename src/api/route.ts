import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminCapability } from '../operational/tokens.ts'
import type { Projection } from '../projections/runner/projection.ts'
import type { ApiDependencies } from './dependencies.ts'

/** The roles of signed-in persons; each has its own sessions and cookies. */
export type Role = 'couple' | 'provider' | 'admin'

/** Who may call a route, and with what. */
export interface Access {
  /** `visitor`: anybody, signed in or not. Otherwise a person signed in with this role, or one of these. */
  readonly as: 'visitor' | Role | readonly Role[]
  /** The permission that an administrator needs. */
  readonly can?: AdminCapability
  /** The id in the call names something owned: for anybody but its owner it does not exist (404). */
  readonly owns?:
    | 'project'
    | 'request'
    | 'session'
    | 'photo'
    | 'video'
    | 'template'
    | 'calendar entry'
    | 'calendar feed'
    | 'review'
    | 'venue'
    | 'invoice'
    | 'payment'
    | 'portfolio'
  /**
   * A call without a session reaches the handler, which answers 401 unless the session was closed by an earlier attempt of the same call.
   */
  readonly mayHaveSignedOut?: true
  /** Default: `allowed` for reading routes, `refused` for changing ones. */
  readonly whileImpersonating?: 'allowed' | 'refused'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route without it stops the start. */
    access?: Access
    /** The read models that the route uses: it waits until they have reached `X-Min-Position`. */
    reads?: readonly Projection[]
    /** The body may take minutes to arrive, e.g. a file over a slow connection. */
    slowBody?: boolean
    /** Routes with this name share a rate limit of their own, as large as the general one. */
    rateLimitGroup?: string
    /** The general rate limit does not count its calls, e.g. of the web apps' files. */
    isExemptFromRateLimit?: boolean
    /** A POST that changes nothing, e.g. a search whose query does not fit into an address. */
    onlyReads?: boolean
  }
}

/** The API's Fastify scope, where bodies and answers are zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** One route (or several of one resource), which registers itself. */
export type Route = (api: Api, dependencies: ApiDependencies) => void
