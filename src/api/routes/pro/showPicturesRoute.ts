import type { FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { ProviderId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/locale.ts'
import type { PictureList } from '../../../domain/pictureList.ts'
import type { Rules } from '../../../domain/rules.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import type { Route } from '../../route.ts'
import { shownPictures } from './shownPictures.ts'
import { signedInProvider } from './signedInProvider.ts'

interface ShownGallery<Id> {
  readonly path: string
  readonly params: z.ZodType<{ readonly id: Id }>
  readonly response: z.ZodType
  readonly owns: 'venue' | 'portfolio'
  readonly summary: string
  /** Throws a Problem when the provider does not own it. */
  readonly load: (
    caller: { readonly language: Language; readonly dependencies: ApiDependencies },
    providerId: ProviderId,
    id: Id,
  ) => Promise<{ readonly state: PictureList }>
  /** Couples see a picture once it is described. */
  readonly needsAlt: boolean
  /** The maximum number of pictures. */
  readonly quota: (rules: Rules) => number
}

/** A route that returns pictures in order. The first one is the key picture by default. */
export function showPicturesRoute<Id>({ path, params, response, owns, summary, load, needsAlt, quota }: ShownGallery<Id>): Route {
  // Loosely typed, since this function's options already type parameters and answer.
  const schema: FastifySchema = { tags: [`${owns}s`], summary, params, response: { 200: response } }
  return (api, dependencies) => {
    const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
    api.route({
      method: 'GET',
      url: path,
      config: { access: { as: 'provider', owns } },
      schema,
      handler: async (request, reply) => {
        const { id } = request.params as { readonly id: Id }
        const { state } = await load({ language: request.language, dependencies }, signedInProvider(request), id)
        const { photos, etag } = shownPictures(state, { pictureUrl, needsAlt })
        reply.header('etag', etag)
        return { id, photos, quota: quota(dependencies.commands.rules), etag }
      },
    })
  }
}
