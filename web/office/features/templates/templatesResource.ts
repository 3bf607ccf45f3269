import TemplatesIcon from '@mui/icons-material/QuickreplyOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** Reply templates. */
export const templatesResource = defineResource({
  name: 'templates',
  access: { as: 'provider' },
  label: 'templates.title',
  menu: { group: 'activity', Icon: TemplatesIcon, short: 'templates.short' },
  list: lazily(async () => (await import('./TemplatesPage.tsx')).TemplatesPage),
  edit: lazily(async () => (await import('./TemplatePage.tsx')).TemplatePage),
  changedBy: ['ReplyTemplateAdded', 'ReplyTemplateChanged', 'ReplyTemplateRemoved'],
})
