import { removeReplyTemplate } from '../../../../domain/provider/removeReplyTemplate.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { templateNotFound } from './templateRefusals.ts'

/** DELETE /api/pro/reply-templates/:id */
export const removeReplyTemplateRoute = commandRoute({
  ...proCalls.removeReplyTemplate,
  access: { as: 'provider', owns: 'template' },
  docs: { tags: ['reply templates'], summary: 'Remove a reply template' },
  command: removeReplyTemplate,
  input: ({ caller, params }) => ({ providerId: caller, templateId: params.id }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: { planner_not_found: providerNotFound, template_not_found: templateNotFound },
})
