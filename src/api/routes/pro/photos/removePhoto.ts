import { removePhoto } from '../../../../domain/provider/removePhoto.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { PhotoAnswer, PhotoParams } from '../../../schemas/pro/gallerySchemas.ts'
import { photoRefusals } from './photoRefusals.ts'

/** DELETE /api/pro/photos/:id: takes a photograph out of the gallery; its files are deleted. */
export const removePhotoRoute = commandRoute({
  method: 'DELETE',
  path: '/api/pro/photos/:id',
  access: { as: 'provider', owns: 'photo' },
  docs: { tags: ['photos'], summary: 'Remove a photo' },
  params: PhotoParams,
  response: PhotoAnswer,
  command: removePhoto,
  input: ({ caller, params }) => ({ providerId: caller, photoId: params.id }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: photoRefusals,
})
