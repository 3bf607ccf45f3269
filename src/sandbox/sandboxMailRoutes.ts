import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { contentPolicy } from './contentPolicy.ts'
import { mailListPage, mailPreviewPage } from './mailPreviewPage.ts'
import type { MailPreviews } from './mailPreviews.ts'

const Params = z.object({ template: z.string(), language: z.string() })

/** Previews of mails for developers: `/sandbox/mails`, each at `/sandbox/mails/{template}/{language}`. */
export function sandboxMailRoutes(previews: MailPreviews): FastifyPluginAsync {
  return async (app) => {
    const options = { config: { access: { as: 'visitor' } }, schema: { hide: true } } as const
    const headers = { 'content-security-policy': contentPolicy, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' }

    app.get('/sandbox/mails', options, (_request, reply) => reply.headers(headers).send(mailListPage(previews)))

    app.get('/sandbox/mails/:template/:language', options, async (request, reply) => {
      const { template, language } = Params.parse(request.params)
      const preview = await previews.write(template, language)
      if (!preview) return reply.code(404).headers(headers).send(mailListPage(previews))
      return reply.headers(headers).send(mailPreviewPage({ previews, template, language, preview }))
    })
  }
}
