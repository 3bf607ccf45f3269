import PublicIcon from '@mui/icons-material/VisibilityOutlined'
import { publicProfilePage } from '../../../../src/api/schemas/pagePaths.ts'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** A menu entry for the provider's own public page. */
export const publicProfileResource = defineResource({
  name: publicProfilePage,
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: PublicIcon },
  list: withTexts(['publicProfile'], async () => (await import('./PublicProfilePage.tsx')).PublicProfilePage),
})
