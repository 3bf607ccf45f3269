import { removePhotos } from '../../../../domain/provider/removePhotos.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { photoRefusals } from './photoRefusals.ts'

/** DELETE /api/pro/photos/:id: removes a photograph from the gallery and deletes its files. */
export const removePhotoRoute = commandRoute({
  ...proCalls.removePhoto,
  access: { as: 'provider', owns: 'photo' },
  docs: { tags: ['photos'], summary: 'Remove a photo' },
  command: removePhotos,
  input: ({ caller, params }) => ({ providerId: caller, photoIds: [params.id] }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: photoRefusals,
})
