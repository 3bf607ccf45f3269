import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { publicRulesOf } from '../../domain/rules.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { Problem } from '../problem.ts'
import type { Role } from '../route.ts'
import { officePath } from '../schemas/pagePaths.ts'
import { appPages } from './appPages.ts'
import { readBuiltApp } from './builtApp.ts'
import { readCoupleRenderer } from './coupleRenderer.ts'
import { addCrawlerFiles } from './crawlerFiles.ts'
import { addDirectoryPages } from './directoryPages.ts'
import { fillPage, mayBeSignedIn, pathOf, sendPage, wantsPage } from './fillPage.ts'
import { addLegalPages } from './legalPages.ts'
import { addProviderPages } from './providerPages.ts'
import { publicPages } from './publicPages.ts'
import { addWelcomePages } from './welcomePages.ts'

const yearSeconds = 365 * 86_400
const page = { access: { as: 'visitor' } } as const
const file = { access: { as: 'visitor' }, rateLimit: false } as const

/**
 * The two web apps: their files, the pages for everybody, rendered here, and the apps' own. Every other address is the not-found page with
 * status 404.
 * @param directory where `npm run build` put them; without them there are no pages, and the API stands alone
 */
export async function readPages(directory: string, dependencies: ApiDependencies): Promise<FastifyPluginAsync | undefined> {
  if (!existsSync(join(directory, 'couple-server/renderPage.js'))) return undefined
  const couple = readBuiltApp(join(directory, 'couple'), '/')
  const office = existsSync(join(directory, 'office/index.html')) ? readBuiltApp(join(directory, 'office'), `${officePath}/`) : undefined
  const renderer = await readCoupleRenderer(join(directory, 'couple-server'))
  const pages = publicPages(couple, renderer, dependencies)
  const sendApp = appPages(couple, renderer, dependencies)
  const { mapTilesUrl } = dependencies.settings
  const rules = publicRulesOf(dependencies.commands.rules)

  return async (app) => {
    await app.register(compress, { threshold: 1024 })
    await app.register(fastifyStatic, { root: couple.directory, serve: false, preCompressed: true, cacheControl: false })

    const rendered = join(directory, 'couple-server')
    for (const [prefix, roots] of Object.entries({
      '/': [couple.directory, rendered],
      ...(office ? { [`${officePath}/`]: [office.directory] } : {}),
    })) {
      const rootOf = assetRoots(roots.map((root) => join(root, 'assets')))
      app.get<{ Params: { '*': string } }>(
        `${prefix}assets/*`,
        { config: file, schema: { hide: true }, compress: false },
        (request, reply) => {
          const name = request.params['*']
          return reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`).sendFile(name, rootOf(name))
        },
      )
    }
    app.get('/favicon.svg', { config: file, schema: { hide: true }, compress: false }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile('favicon.svg'),
    )
    if (office) {
      const template = office.template('index.html')
      for (const path of [officePath, `${officePath}/*`]) {
        app.get(path, { config: page, schema: { hide: true } }, async (request, reply) => {
          const { language, country } = request
          const data = { language, country, rules, mapTilesUrl, ...officeRole(request) }
          return sendPage(reply, fillPage(template, { language, data }))
        })
      }
    }
    addCrawlerFiles(app, dependencies)
    addWelcomePages(app, pages, sendApp, dependencies)
    addLegalPages(app, pages, dependencies)
    addProviderPages(app, pages, dependencies)
    addDirectoryPages(app, pages, dependencies)
    app.get('/*', { config: page, schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request)
      if (renderer.isAppPath(path)) return sendApp(request, reply)
      if (path.startsWith('/api/') || !wantsPage(request)) throw new Problem(404, 'not_found')
      return pages.sendNotFound(request, reply)
    })
  }
}

/** As whom the office's browser may be signed in, by the cookies it carries, good or not. */
function officeRole(request: FastifyRequest): { readonly maybeSignedIn: boolean; readonly officeRole?: Role } {
  const role = (['provider', 'admin'] as const).find((each) => mayBeSignedIn(request, each))
  return { maybeSignedIn: role !== undefined, ...(role && { officeRole: role }) }
}

/** Of several builds' files the folder that has one; pictures of the pages for everybody are with the build that renders these. */
function assetRoots(folders: readonly string[]): (name: string) => string {
  const [first = '', ...others] = folders
  const further = new Map(others.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => [name, folder] as const)))
  const own = new Set(readdirSync(first))
  return (name) => (own.has(name) ? first : (further.get(name) ?? first))
}
