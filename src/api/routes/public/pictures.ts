import { Counter } from 'prom-client'
import { convertPicture } from '../../../integrations/images/convertPicture.ts'
import { createPictureCache } from '../../../integrations/images/pictureCache.ts'
import { pictureFormat } from '../../../integrations/images/pictureFormat.ts'
import { findPictureSource } from '../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import { ConcurrencyGate } from '../../../platform/concurrencyGate.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { PictureParams, PictureQuery } from '../../schemas/picture.ts'

/** Conversions keep threads busy that files and passwords need too; a full queue is a 503, which passes within seconds. */
const mostAtATime = 2
const mostWaiting = 256
const cacheBytes = 64 * 1024 * 1024

/**
 * GET /images/:signature/:kind/:id?w=: a picture at the width it is shown, in the smallest format that the caller takes. The address
 * comes from `pictureUrl`; one that was made up finds nothing.
 */
export const picturesRoute: Route = (api, { metrics, secrets }) => {
  const urls = createPictureUrls(pictureKey(secrets))
  const cache = createPictureCache(cacheBytes)
  const gate = new ConcurrencyGate(mostAtATime, mostWaiting)
  const conversions = new Counter({
    name: 'picture_conversions_total',
    help: 'Pictures brought to a size and format',
    labelNames: ['format'],
    registers: [metrics],
  })
  api.get(
    '/images/:signature/:kind/:id',
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['images'],
        summary: 'Picture at a width',
        description: 'AVIF or WebP where `Accept` names them, else JPEG. The path is given by the API (e.g. `profileImage`).',
        params: PictureParams,
        querystring: PictureQuery,
      },
    },
    async (request, reply) => {
      const { signature, kind, id } = request.params
      const source = urls.isSigned(signature, `${kind}/${id}`) ? findPictureSource(kind, id) : undefined
      if (!source) throw new Problem(404, 'not_found')
      const format = pictureFormat(request.headers.accept)
      const { w } = request.query
      const { bytes, etag } = await cache.get(`${kind}/${id} ${w} ${format}`, () =>
        gate.run(async () => {
          const original = await source(id)
          if (!original) throw new Problem(404, 'not_found')
          conversions.inc({ format })
          return convertPicture(original, Number(w), format)
        }),
      )
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        etag,
        vary: 'Accept',
      })
      if (names(request.headers['if-none-match'], etag)) return reply.status(304).send()
      return reply.type(`image/${format}`).send(bytes)
    },
  )
}

/** Whether `If-None-Match` names the picture; weakly, as a proxy may have made it. */
function names(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
