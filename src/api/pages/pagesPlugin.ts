import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../domain/locale.ts'
import type { ApiSettings } from '../dependencies.ts'
import { accessCookies } from '../plugins/session.ts'
import { Problem } from '../problem.ts'
import type { Role } from '../route.ts'
import { refreshCookies } from '../sessionCookies.ts'
import { type BuiltApp, readBuiltApp } from './builtApp.ts'

/** What the couple app's build for the server offers (web/couple/renderPage.tsx). */
interface CoupleRenderer {
  isKnownPath(path: string): boolean
  pageModulesOf(path: string, language: Language): readonly string[]
  renderPage(path: string, language: Language): Promise<{ readonly html: string; readonly head: string } | undefined>
}

const yearSeconds = 365 * 86_400
const page = { access: 'public' } as const
const file = { access: 'public', rateLimit: false } as const

/**
 * The two web apps: their files, the couple app's pages, drawn here for visitors, and the office's. Every other address is the not-found page
 * with status 404.
 * @param directory where `npm run build` put them; without them there are no pages, and the API stands alone
 */
export async function readPages(
  directory: string,
  { mapTilesUrl }: Pick<ApiSettings, 'mapTilesUrl'>,
): Promise<FastifyPluginAsync | undefined> {
  if (!existsSync(join(directory, 'couple-server/renderPage.js'))) return undefined
  const couple = readBuiltApp(join(directory, 'couple'), '/')
  const office = existsSync(join(directory, 'office/index.html')) ? readBuiltApp(join(directory, 'office'), '/office/') : undefined
  const renderer = (await import(pathToFileURL(join(directory, 'couple-server/renderPage.js')).href)) as CoupleRenderer
  const draw = rememberDrawings(renderer)

  return async (app) => {
    await app.register(compress, { threshold: 1024 })
    await app.register(fastifyStatic, { root: couple.directory, serve: false, preCompressed: true, cacheControl: false })

    for (const [prefix, { directory: root }] of Object.entries({ '/': couple, ...(office ? { '/office/': office } : {}) })) {
      app.get<{ Params: { '*': string } }>(
        `${prefix}assets/*`,
        { config: page, schema: { hide: true }, compress: false },
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
          sendPage(reply, fill(office, request, { data: { mapTilesUrl, maybeSignedIn: mayBeSignedIn(request, 'provider') } })),
        )
      }
    }
    app.get('/*', { config: page, schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request)
      const known = renderer.isKnownPath(path)
      if (!known && (path.startsWith('/api/') || !wantsPage(request))) throw new Problem(404, 'not_found')
      if (!known) reply.status(404)
      const drawn = known && mayBeSignedIn(request) ? undefined : await draw(known ? path : '/*', request.language)
      return sendPage(reply, fill(couple, request, { ...drawn, preloads: couple.preloads(renderer.pageModulesOf(path, request.language)) }))
    })
  }
}

/** Visitors' pages are the same for all who share a language: each is drawn once. */
function rememberDrawings(renderer: CoupleRenderer): CoupleRenderer['renderPage'] {
  const drawings = new Map<string, ReturnType<CoupleRenderer['renderPage']>>()
  return (path, language) => {
    const key = `${language} ${path}`
    const drawing = drawings.get(key) ?? renderer.renderPage(path, language)
    drawings.set(key, drawing)
    drawing.catch(() => drawings.delete(key))
    return drawing
  }
}

interface Filling {
  readonly html?: string
  readonly head?: string
  readonly preloads?: string
  readonly data?: object
}

function fill({ template }: BuiltApp, request: FastifyRequest, { html = '', head = '', preloads = '', data = {} }: Filling): string {
  const json = JSON.stringify({
    language: request.language,
    country: request.country,
    maybeSignedIn: mayBeSignedIn(request),
    ...data,
  }).replaceAll('<', '\\u003c')
  // A page that is drawn already comes before what makes it move.
  const page = html === '' ? template : template.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  const announced = html === '' ? preloads : preloads.replaceAll('<link ', '<link fetchpriority="low" ')
  return page
    .replace('<html lang="fr"', `<html lang="${request.language}"`)
    .replace('<!--head-->', () => announced + head)
    .replace('<!--page-->', () => html)
    .replace('<!--data-->', () => `<script type="application/json" id="page-data">${json}</script>`)
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send(html)
}

function mayBeSignedIn({ cookies }: FastifyRequest, role: Role = 'couple'): boolean {
  return cookies[accessCookies[role]] !== undefined || cookies[refreshCookies[role]] !== undefined
}

/** A person's browser, or a search engine, rather than a program. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '/'
}
