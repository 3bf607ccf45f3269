import { Counter } from 'prom-client'
import { type PhotoPicture, photoPictureIn, photoPictureName } from '../../../domain/provider/photoPicture.ts'
import { convertPicture } from '../../../integrations/images/convertPicture.ts'
import { createPictureCache, finishedPicture } from '../../../integrations/images/pictureCache.ts'
import { pictureFormat } from '../../../integrations/images/pictureFormat.ts'
import { findDrawnSource } from '../../../integrations/images/pictureName.ts'
import type { Original } from '../../../integrations/images/pictureSource.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import type { Rendition } from '../../../integrations/photos/photoFiles.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import { ConcurrencyGate } from '../../../platform/concurrencyGate.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { PictureParams, PictureQuery } from '../../schemas/picture.ts'

/** Conversions use threads that files and passwords need too; a full queue answers 503, which passes within seconds. */
const mostAtATime = 2
const mostWaiting = 256
const cacheBytes = 64 * 1024 * 1024
/** A photograph never changes under its address, but its provider can delete it. */
const photoCaching = 'public, max-age=86400'

/**
 * GET /images/:signature/:kind/:id?w=: a picture at the requested width, in the smallest format that the caller accepts. The address comes
 * from `pictureUrl`; a forged one is not found.
 */
export const picturesRoute: Route = (api, { metrics, photos, secrets }) => {
  const urls = createPictureUrls(pictureKey(secrets))
  const cache = createPictureCache(cacheBytes)
  const gate = new ConcurrencyGate(mostAtATime, mostWaiting)
  const conversions = new Counter({
    name: 'picture_conversions_total',
    help: 'Pictures brought to a size and format',
    labelNames: ['format'],
    registers: [metrics],
  })
  const convert = (name: string, original: Original, { width, format }: Rendition) =>
    cache.get(`${name} ${width} ${format}`, () =>
      gate.run(async () => {
        conversions.inc({ format })
        return convertPicture(original, width, format)
      }),
    )
  const drawn = async (kind: string, id: string, rendition: Rendition) => {
    const original = await findDrawnSource(kind, id)?.(id)
    if (!original) throw new Problem(404, 'not_found')
    return convert(`${kind}/${id}`, original, rendition)
  }
  // Stored renditions are read from the files, so that a deleted photograph is no longer served.
  const shownPhoto = async (photo: PhotoPicture, rendition: Rendition) => {
    const bytes = await photos.rendition(photo, rendition)
    if (bytes) return finishedPicture(bytes)
    const original = await photos.original(photo)
    if (!original) throw new Problem(404, 'not_found')
    return convert(photoPictureName(photo), { bytes: original, scalable: false }, rendition)
  }
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
      const name = `${kind}/${id}`
      const format = pictureFormat(request.headers.accept)
      const rendition = { width: Number(request.query.w), format }
      const photo = photoPictureIn(name)
      if (!urls.isSigned(signature, name)) throw new Problem(404, 'not_found')
      const { bytes, etag } = photo ? await shownPhoto(photo, rendition) : await drawn(kind, id, rendition)
      reply.headers({
        'cache-control': photo ? photoCaching : 'public, max-age=31536000, immutable',
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

/** Whether `If-None-Match` contains the ETag; compared weakly, since a proxy may have changed it. */
function names(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
