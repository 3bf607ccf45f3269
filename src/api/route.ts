import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AdminCapability } from '../operational/tokens.ts'
import type { Projection } from '../projections/runner/projection.ts'
import type { ApiDependencies } from './dependencies.ts'

/** The kinds of people who sign in; each has its own session and cookies. */
export type Role = 'couple' | 'provider' | 'admin'

/** Who may call a route, and with what. */
export interface Access {
  /** `visitor`: anybody, signed in or not. Otherwise somebody signed in as this, or as one of these. */
  readonly as: 'visitor' | Role | readonly Role[]
  /** What an administrator must be allowed to do. */
  readonly can?: AdminCapability
  /** What the id in the call names belongs to somebody: anybody else's is answered as one that does not exist, with 404. */
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
  /** A call without a session reaches the handler, which answers 401 unless the caller's session was closed by an earlier attempt. */
  readonly mayHaveSignedOut?: true
  /** Default: `allowed` where the route only reads, `refused` where it changes something. */
  readonly whileImpersonating?: 'allowed' | 'refused'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route that does not say stops the start. */
    access?: Access
    /** The read models the route answers from: it waits until they have reached `X-Min-Position`. */
    reads?: readonly Projection[]
    /** The body may take minutes to come: a file over a slow connection. */
    slowBody?: boolean
    /** A POST that changes nothing: a search whose question does not fit into an address. */
    onlyReads?: boolean
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
