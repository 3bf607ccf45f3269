import { chooseKeyPhoto } from '../../../../domain/provider/chooseKeyPhoto.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { PhotoAnswer, PhotoParams } from '../../../schemas/pro/gallerySchemas.ts'
import { photoRefusals } from './photoRefusals.ts'

/** POST /api/pro/photos/:id/key: shows a photograph first, and where only one is shown. */
export const chooseKeyPhotoRoute = commandRoute({
  method: 'POST',
  path: '/api/pro/photos/:id/key',
  access: { as: 'provider', owns: 'photo' },
  docs: { tags: ['photos'], summary: 'Make it the key photo' },
  params: PhotoParams,
  response: PhotoAnswer,
  command: chooseKeyPhoto,
  input: ({ caller, params }) => ({ providerId: caller, photoId: params.id }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: photoRefusals,
})
