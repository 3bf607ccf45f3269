import { isSameText } from '../../../platform/isSameText.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'

/** GET /metrics for Prometheus: with the operator's token or, if none is set, only from this machine. Anybody else gets 404. */
export const metricsRoute: Route = (api, { metrics, settings }) => {
  api.get('/metrics', { config: { access: { as: 'visitor' } }, schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = settings
    const admitted =
      metricsToken === undefined
        ? ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
        : isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
    if (!admitted) throw new Problem(404, 'not_found')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
