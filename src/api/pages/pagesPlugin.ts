import { existsSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Language } from '../../domain/locale.ts'
import { publicRulesOf } from '../../domain/rules.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { Problem } from '../problem.ts'
import { referenceLists } from '../referenceLists/referenceLists.ts'
import type { Role } from '../route.ts'
import { testimonialsIn } from '../testimonialsIn.ts'
import { readBuiltApp } from './builtApp.ts'
import { couplePages } from './couplePages.ts'
import { type Presets, readCoupleRenderer } from './coupleRenderer.ts'
import { addCrawlerFiles } from './crawlerFiles.ts'
import { addDirectoryPages } from './directoryPages.ts'
import { fillPage, mayBeSignedIn, pathOf, sendPage, wantsPage } from './fillPage.ts'
import { addProviderPages } from './providerPages.ts'

const yearSeconds = 365 * 86_400
const page = { access: { as: 'visitor' } } as const
const file = { access: { as: 'visitor' }, rateLimit: false } as const

/**
 * The two web apps: their files, the couple app's pages, drawn here for visitors, and the office's. Every other address is the not-found page
 * with status 404.
 * @param directory where `npm run build` put them; without them there are no pages, and the API stands alone
 */
export async function readPages(directory: string, dependencies: ApiDependencies): Promise<FastifyPluginAsync | undefined> {
  if (!existsSync(join(directory, 'couple-server/renderPage.js'))) return undefined
  const couple = readBuiltApp(join(directory, 'couple'), '/')
  const office = existsSync(join(directory, 'office/index.html')) ? readBuiltApp(join(directory, 'office'), '/office/') : undefined
  const renderer = await readCoupleRenderer(join(directory, 'couple-server'))
  const pages = couplePages(couple, renderer, dependencies)
  const { mapTilesUrl } = dependencies.settings
  const rules = publicRulesOf(dependencies.commands.rules)
  const presetsOf = presetsFrom(dependencies)

  return async (app) => {
    await app.register(compress, { threshold: 1024 })
    await app.register(fastifyStatic, { root: couple.directory, serve: false, preCompressed: true, cacheControl: false })

    for (const [prefix, { directory: root }] of Object.entries({ '/': couple, ...(office ? { '/office/': office } : {}) })) {
      app.get<{ Params: { '*': string } }>(
        `${prefix}assets/*`,
        { config: file, schema: { hide: true }, compress: false },
        (request, reply) =>
          reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`).sendFile(request.params['*'], join(root, 'assets')),
      )
    }
    app.get('/favicon.svg', { config: file, schema: { hide: true }, compress: false }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile('favicon.svg'),
    )
    if (office) {
      for (const path of ['/office', '/office/*']) {
        app.get(path, { config: page, schema: { hide: true } }, async (request, reply) =>
          sendPage(reply, fillPage(office, request, { rules, data: { mapTilesUrl, ...officeRole(request) } })),
        )
      }
    }
    addCrawlerFiles(app, dependencies)
    addProviderPages(app, pages, dependencies)
    addDirectoryPages(app, pages, dependencies)
    app.get('/*', { config: page, schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request)
      const known = renderer.isKnownPath(path)
      if (!known && (path.startsWith('/api/') || !wantsPage(request))) throw new Problem(404, 'not_found')
      if (!known) return pages.sendNotFound(request, reply)
      return pages.send(request, reply, { presets: presetsOf(path, request.language), forAll: true })
    })
  }
}

/** As whom the office's browser may be signed in, by the cookies it carries, good or not. */
function officeRole(request: FastifyRequest): { readonly maybeSignedIn: boolean; readonly officeRole?: Role } {
  const role = (['provider', 'admin'] as const).find((each) => mayBeSignedIn(request, each))
  return { maybeSignedIn: role !== undefined, ...(role && { officeRole: role }) }
}

/** What the wizard and the welcome page read from their page, unless the language turns out to be another. */
function presetsFrom({ settings }: ApiDependencies) {
  return (path: string, language: Language): Presets => {
    if (path === '/formulaire') return [[['reference', 'planner_preferences', language], referenceLists.planner_preferences(language)]]
    if (path === '/' || path === '/lp') return [[['testimonials', language], testimonialsIn(settings.testimonials, language, 'couples')]]
    return []
  }
}
