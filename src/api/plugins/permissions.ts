import type { FastifyContextConfig } from 'fastify'
import fp from 'fastify-plugin'
import { Problem } from '../problem.ts'
import type { Access, Role } from '../route.ts'
import type { Session } from './session.ts'

/** A registered route of the API. */
export interface DeclaredRoute {
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly onlyReads: boolean
  readonly summary: string | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the application, in the order of registration. */
    readonly declaredRoutes: readonly DeclaredRoute[]
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every route must declare who may call it; a route without a declaration stops the start, so that none is open by mistake. Runs after the
 * session was read.
 */
export const permissions = fp(
  async (app) => {
    const declared: DeclaredRoute[] = []
    app.decorate('declaredRoutes', declared)
    app.addHook('onRoute', ({ method, url, config, schema }) => {
      const { access } = config ?? {}
      if (access === undefined) throw new Error(`route ${String(method)} ${url} does not declare who may call it`)
      const { summary } = (schema ?? {}) as { readonly summary?: string }
      for (const each of [method].flat()) declared.push({ method: each, path: url, access, onlyReads: onlyReads(each, config), summary })
    })
    app.addHook('onRequest', (request, _reply, done) => {
      const { access } = request.routeOptions.config
      const refused = access && refusalOf(access, request.session, onlyReads(request.method, request.routeOptions.config))
      done(refused)
    })
  },
  { name: 'permissions', dependencies: ['session'] },
)

function onlyReads(method: string, config: FastifyContextConfig | undefined): boolean {
  return safe.has(method) || config?.onlyReads === true
}

function refusalOf(access: Access, session: Session | null, reads: boolean): Problem | undefined {
  const impersonating = access.whileImpersonating ?? (reads ? 'allowed' : 'refused')
  if (access.as !== 'visitor') {
    if (!session) return access.mayHaveSignedOut ? undefined : new Problem(401, 'unauthorized')
    if (![access.as].flat().includes(session.role)) return new Problem(403, 'access_denied')
    if (access.can && !session.capabilities.includes(access.can)) return new Problem(403, 'access_denied')
  }
  return session?.impersonator !== undefined && impersonating === 'refused' ? new Problem(403, 'refused_while_impersonating') : undefined
}

/** The session in a route that admits only `role`. */
export function sessionOf<R extends Role>(request: { readonly session: Session | null }, role: R): Session & { readonly role: R } {
  const { session } = request
  if (session?.role !== role) throw new Problem(401, 'unauthorized')
  return { ...session, role }
}
