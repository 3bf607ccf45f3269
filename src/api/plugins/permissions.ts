import fp from 'fastify-plugin'
import { Problem } from '../problem.ts'
import type { Role } from '../route.ts'
import type { Session } from './session.ts'

/**
 * Every route declares who may call it; one that declares nothing stops the start, so that none is open by mistake. Runs after the
 * session was read.
 */
export const permissions = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.access === undefined) throw new Error(`route ${String(route.method)} ${route.url} does not declare who may call it`)
    })
    app.addHook('onRequest', (request, _reply, done) => {
      const { access } = request.routeOptions.config
      if (access === undefined || access === 'public') done()
      else if (!request.session) done(new Problem(401, 'unauthorized'))
      else if (access.includes(request.session.role)) done()
      else done(new Problem(403, 'access_denied'))
    })
  },
  { name: 'permissions', dependencies: ['session'] },
)

/** The session of a route that admits `role` alone. */
export function sessionOf<R extends Role>(request: { readonly session: Session | null }, role: R): Session & { readonly role: R } {
  const { session } = request
  if (session?.role !== role) throw new Problem(401, 'unauthorized')
  return { ...session, role }
}
