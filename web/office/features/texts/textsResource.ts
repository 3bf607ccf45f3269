import TextsIcon from '@mui/icons-material/EditNoteOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** The provider's texts about itself. */
export const textsResource = defineResource({
  name: 'texts',
  access: { as: 'provider' },
  label: 'texts.title',
  menu: { group: 'offer', Icon: TextsIcon },
  list: lazily(async () => (await import('./TextsPage.tsx')).TextsPage),
  changedBy: ['ProfilePartApproved', 'ProfilePartRejected', 'ProfilePartsChanged', 'ProfileWritten'],
})
