import { z } from 'zod'
import { drawPortrait } from '../../../integrations/images/portrait.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'

const PortraitParams = z.object({ file: z.string() })
const fileName = /^([\w-]{1,64})\.svg$/

/** GET /images/portraits/:publicId.svg: the picture of a provider that has none of its own, drawn from its id when it is first shown. */
export const portraitRoute: Route = (api) => {
  api.get(
    '/images/portraits/:file',
    {
      config: { access: 'public' },
      schema: { tags: ['images'], summary: 'Drawn portrait of a provider', params: PortraitParams },
    },
    async (request, reply) => {
      const [, publicId] = fileName.exec(request.params.file) ?? []
      if (publicId === undefined) throw new Problem(404, 'not_found')
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .type('image/svg+xml')
        .send(drawPortrait(publicId))
    },
  )
}
