import { addReplyTemplate } from '../../../../domain/provider/addReplyTemplate.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { templateTag } from './shownTemplate.ts'
import { templateRefusals } from './templateRefusals.ts'

/** POST /api/pro/reply-templates: adds a text for replies to requests. */
export const addReplyTemplateRoute = commandRoute({
  ...proCalls.addReplyTemplate,
  access: { as: 'provider' },
  docs: { tags: ['reply templates'], summary: 'Add a reply template', description: 'A placeholder that does not exist is refused.' },
  command: addReplyTemplate,
  input: ({ caller, body, commandId }) => ({ providerId: caller, templateId: commandId, ...body }),
  answer({ input: { templateId, title, text } }, { reply }) {
    reply.header('etag', templateTag({ title, text }))
    return { id: templateId, title, text }
  },
  refusals: templateRefusals,
})
