import { addPhoto } from '../../../../domain/provider/addPhoto.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { uploadRoute } from '../uploadRoute.ts'
import { photoRefusals } from './photoRefusals.ts'

/**
 * POST /api/pro/photos: uploads a photograph into the gallery. Answers after the file was read and stored, also when the photograph exists
 * already; its renditions are made later.
 */
export const addPhotoRoute = uploadRoute({
  ...proCalls.addPhoto,
  access: { as: 'provider' },
  docs: { tags: ['photos'], summary: 'Upload a photo' },
  shape: 'any',
  name: ({ caller, id, picture, contentHash, context, dependencies }) =>
    dependencies.commands.handle(addPhoto, { providerId: caller, photoId: id, picture, alt: '', contentHash }, context),
  answer: (added) => added,
  refusals: photoRefusals,
})
