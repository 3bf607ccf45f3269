import { changePhotosVisibility } from '../../../../domain/provider/changePhotosVisibility.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { photoRefusals } from './photoRefusals.ts'

/** POST /api/pro/photos/visibility: hides photographs from couples, or shows them again. */
export const changePhotosVisibilityRoute = commandRoute({
  ...proCalls.changePhotosVisibility,
  access: { as: 'provider', owns: 'photo' },
  docs: { tags: ['photos'], summary: 'Hide or show photos', description: 'All of them, or none where one is no longer there.' },
  command: changePhotosVisibility,
  input: ({ caller, body }) => ({ providerId: caller, ...body }),
  answer: (_done, { body }) => body,
  refusals: photoRefusals,
})
