import { removeProfilePhoto } from '../../../../domain/provider/removeProfilePhoto.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { photoRefusals } from './photoRefusals.ts'

/** DELETE /api/pro/profile-photo: removes the profile photograph and deletes its files. */
export const removeProfilePhotoRoute = commandRoute({
  ...proCalls.removeProfilePhoto,
  access: { as: 'provider' },
  docs: { tags: ['photos'], summary: 'Remove the profile photo' },
  command: removeProfilePhoto,
  input: ({ caller }) => ({ providerId: caller }),
  answer: () => ({ src: null }),
  refusals: photoRefusals,
})
