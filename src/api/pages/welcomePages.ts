import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../dependencies.ts'
import { paths } from '../schemas/pagePaths.ts'
import { testimonialsIn } from '../testimonialsIn.ts'
import { mayBeSignedIn } from './fillPage.ts'
import { addressTags } from './headTags.ts'
import type { PublicPages } from './publicPages.ts'
import { cachedStatements } from './supportedStatements.ts'

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** / and /lp: the welcome page for visitors; the app, which redirects, for browsers with session cookies. */
export function addWelcomePages(app: FastifyInstance, pages: PublicPages, sendApp: SendPage, dependencies: ApiDependencies): void {
  const { settings, database, commands } = dependencies
  const statementsNow = cachedStatements({ database, rules: commands.rules, now: () => commands.now() })
  for (const path of [paths.welcome, paths.landing]) {
    app.get(path, { config: { access: { as: 'visitor' } }, schema: { hide: true }, compress: false }, async (request, reply) => {
      if (mayBeSignedIn(request)) return sendApp(request, reply)
      const statements = await statementsNow()
      const find = async () => {
        const testimonials = testimonialsIn(settings.testimonials, request.language, 'couples')
        const film = settings.welcomeFilms?.[request.language] ?? null
        const page = { kind: 'welcome', bare: path === paths.landing, statements, testimonials, film } as const
        return { page, head: addressTags(settings.publicUrl, paths.welcome) }
      }
      return pages.send(request, reply, { address: `${path} ${JSON.stringify(statements)}`, find })
    })
  }
}
