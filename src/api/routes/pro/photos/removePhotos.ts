import { removePhotos } from '../../../../domain/provider/removePhotos.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { photoRefusals } from './photoRefusals.ts'

/** POST /api/pro/photos/remove: removes several photographs from the gallery and deletes their files. */
export const removePhotosRoute = commandRoute({
  ...proCalls.removePhotos,
  access: { as: 'provider', owns: 'photo' },
  docs: { tags: ['photos'], summary: 'Remove several photos', description: 'All of them, or none where one is no longer there.' },
  command: removePhotos,
  input: ({ caller, body }) => ({ providerId: caller, photoIds: body.photoIds }),
  answer: (_done, { body }) => ({ photoIds: body.photoIds }),
  refusals: photoRefusals,
})
