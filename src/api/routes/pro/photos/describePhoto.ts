import { describePhoto } from '../../../../domain/provider/describePhoto.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { seenWords, wordsTag } from '../galleryTags.ts'
import { photoRefusals } from './photoRefusals.ts'

/** PUT /api/pro/photos/:id: changes the texts of a photograph. */
export const describePhotoRoute = commandRoute({
  ...proCalls.describePhoto,
  access: { as: 'provider', owns: 'photo' },
  docs: {
    tags: ['photos'],
    summary: 'Describe a photo',
    description: 'With If-Match, the `etag` of the photo: 412 when it was changed meanwhile.',
  },
  command: describePhoto,
  async input({ caller, params, body, request, dependencies }) {
    const { state } = await dependencies.commands.load(provider, providerStream(caller))
    return { providerId: caller, photoId: params.id, ...body, ...seenWords(request, state, params.id) }
  },
  answer: ({ input: { caption, alt } }, { params }) => ({ id: params.id, caption, alt, etag: wordsTag(caption, alt) }),
  refusals: photoRefusals,
})
