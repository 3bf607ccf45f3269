import { setProfilePhoto } from '../../../../domain/provider/setProfilePhoto.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { uploadRoute } from '../uploadRoute.ts'
import { photoRefusals } from './photoRefusals.ts'

/** POST /api/pro/profile-photo: uploads the profile photograph, cropped to a square. */
export const setProfilePhotoRoute = uploadRoute({
  ...proCalls.setProfilePhoto,
  access: { as: 'provider' },
  docs: { tags: ['photos'], summary: 'Upload the profile photo' },
  shape: 'square',
  name: ({ caller, picture, context, dependencies }) =>
    dependencies.commands.handle(setProfilePhoto, { providerId: caller, picture }, context),
  answer: ({ src }) => ({ src }),
  refusals: photoRefusals,
})
