import TemplatesIcon from '@mui/icons-material/QuickreplyOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** Reply templates. */
export const templatesResource = defineResource({
  name: 'templates',
  access: { as: 'provider' },
  menu: { group: 'activity', Icon: TemplatesIcon, short: 'layout.short.templates' },
  list: withTexts(['templates'], async () => (await import('./TemplatesPage.tsx')).TemplatesPage),
  edit: withTexts(['templates'], async () => (await import('./TemplatePage.tsx')).TemplatePage),
  changedBy: ['ReplyTemplateAdded', 'ReplyTemplateChanged', 'ReplyTemplateRemoved'],
})
