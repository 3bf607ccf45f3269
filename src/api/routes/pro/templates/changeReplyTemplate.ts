import { changeReplyTemplate } from '../../../../domain/provider/changeReplyTemplate.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { ifMatch } from '../../../ifMatch.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { shownTemplate, templateTag } from './shownTemplate.ts'
import { templateRefusals } from './templateRefusals.ts'

/** PUT /api/pro/reply-templates/:id: changes a template. */
export const changeReplyTemplateRoute = commandRoute({
  ...proCalls.changeReplyTemplate,
  access: { as: 'provider', owns: 'template' },
  docs: {
    tags: ['reply templates'],
    summary: 'Change a reply template',
    description: 'If-Match names the version that was edited: 412 when it was changed meanwhile, 428 without it.',
  },
  command: changeReplyTemplate,
  async input({ caller, params, body, request, dependencies }) {
    const seen = ifMatch(request)
    const given = { providerId: caller, templateId: params.id, ...body }
    if (seen === undefined) return given
    const { replyTemplates } = (await dependencies.commands.load(provider, providerStream(caller))).state
    const stored = replyTemplates.get(params.id)
    const { title, text } = shownTemplate(params.id, stored ?? { title: '', text: '' })
    // An outdated tag is refused only by the decision, so that a retry finds what its first attempt did.
    return { ...given, instead: seen === templateTag({ title, text }) ? { title, text } : null }
  },
  answer({ input: { templateId, title, text } }, { reply }) {
    reply.header('etag', templateTag({ title, text }))
    return { id: templateId, title, text }
  },
  refusals: templateRefusals,
})
