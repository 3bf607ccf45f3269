import PublicIcon from '@mui/icons-material/VisibilityOutlined'
import { publicProfilePage } from '../../../../src/api/schemas/pagePaths.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** A menu entry for the provider's own public page. */
export const publicProfileResource = defineResource({
  name: publicProfilePage,
  access: { as: 'provider' },
  label: 'publicProfile.title',
  menu: { group: 'offer', Icon: PublicIcon },
  list: lazily(async () => (await import('./PublicProfilePage.tsx')).PublicProfilePage),
})
