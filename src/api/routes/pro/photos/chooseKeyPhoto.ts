import { chooseKeyPhoto } from '../../../../domain/provider/chooseKeyPhoto.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { photoRefusals } from './photoRefusals.ts'

/** POST /api/pro/photos/:id/key: makes a photograph the key photograph, shown first or alone. */
export const chooseKeyPhotoRoute = commandRoute({
  ...proCalls.chooseKeyPhoto,
  access: { as: 'provider', owns: 'photo' },
  docs: { tags: ['photos'], summary: 'Make it the key photo' },
  command: chooseKeyPhoto,
  input: ({ caller, params }) => ({ providerId: caller, photoId: params.id }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: photoRefusals,
})
