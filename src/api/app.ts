import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { clientErrorHandler } from './clientErrorHandler.ts'
import type { ApiDependencies } from './dependencies.ts'
import { errorToHttp } from './errorToHttp.ts'
import { loggableRequest } from './loggableRequest.ts'
import { bodyTimeout } from './plugins/bodyTimeout.ts'
import { commandContext } from './plugins/commandContext.ts'
import { generalLimit } from './plugins/generalLimit.ts'
import { httpMetrics } from './plugins/httpMetrics.ts'
import { openapi } from './plugins/openapi.ts'
import { orderlyEnd } from './plugins/orderlyEnd.ts'
import { permissions } from './plugins/permissions.ts'
import { position } from './plugins/position.ts'
import { requestLanguage } from './plugins/requestLanguage.ts'
import { security } from './plugins/security.ts'
import { session } from './plugins/session.ts'
import { untrustedProxy } from './plugins/untrustedProxy.ts'
import { Problem } from './problem.ts'
import type { Api, Route } from './route.ts'

export interface AppOptions {
  readonly dependencies: ApiDependencies
  readonly routes: readonly Route[]
  readonly logger: FastifyBaseLogger
  /** Further plugins whose routes also declare their access, e.g. the sandbox's inbox. */
  readonly plugins?: readonly FastifyPluginAsync[]
}

const bodyLimitBytes = 256 * 1024
/** Stops a start that hangs. Fastify's own limit of 10 s would also stop one on a busy machine. */
const pluginStartMs = 120_000
/** The maximum time for receiving a file. */
const slowBodyMs = 300_000

/** The HTTP application, ready to listen or to be injected into. */
export async function buildApp({ dependencies, routes, logger, plugins = [] }: AppOptions): Promise<FastifyInstance> {
  const { settings } = dependencies
  const app = fastify({
    loggerInstance: logger.child({}, { serializers: { req: loggableRequest } }),
    bodyLimit: bodyLimitBytes,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestTimeout: slowBodyMs,
    pluginTimeout: pluginStartMs,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void errorToHttp(error, request, reply),
    clientErrorHandler,
  })
  app.setErrorHandler(errorToHttp)
  app.setNotFoundHandler((request, reply) => errorToHttp(new Problem(404, 'not_found'), request, reply))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // Answers are private by default; a route can override this.
    if (/^\/(api|health|metrics)\b/.test(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
  await app.register(orderlyEnd)
  await app.register(httpMetrics, { metrics: dependencies.metrics })
  await app.register(untrustedProxy, { settings })
  await app.register(security, { settings })
  await app.register(requestLanguage, { settings })
  await app.register(openapi, { settings })
  await app.register(session, { tokens: dependencies.tokens, settings })
  await app.register(generalLimit, { settings, calls: dependencies.calls })
  await app.register(permissions)
  await app.register(bodyTimeout)
  await app.register(commandContext, { secrets: dependencies.secrets })
  await app.register(position, { positions: dependencies.positions, rules: dependencies.commands.rules })
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validatorCompiler)
    scope.setSerializerCompiler(serializerCompiler)
    acceptEmptyJson(scope)
    const api: Api = scope.withTypeProvider()
    for (const route of routes) route(api, dependencies)
  })
  for (const plugin of plugins) await app.register(plugin)
  await app.ready()
  return app
}

/** A POST with a JSON content type and an empty body (logout, seen, unlock) counts as one with `{}`. */
function acceptEmptyJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = body
    if (body === '') done(null, {})
    else void parse(request, body, done)
  })
}
