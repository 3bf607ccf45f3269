import TextsIcon from '@mui/icons-material/EditNoteOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** The provider's texts about itself. */
export const textsResource = defineResource({
  name: 'texts',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: TextsIcon },
  list: withTexts(['moderation', 'texts'], async () => (await import('./TextsPage.tsx')).TextsPage),
  changedBy: ['ProfilePartApproved', 'ProfilePartRejected', 'ProfilePartsChanged', 'ProfileWritten'],
})
