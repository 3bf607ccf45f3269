import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { CoupleRenderer } from '../../src/api/pages/coupleRenderer.ts'
import { wantsPage } from '../../src/api/pages/fillPage.ts'
import type { WebApp, WebApps } from '../../src/api/pages/webApps.ts'
import { officePath } from '../../src/api/schemas/pagePaths.ts'

const policy = 'content-security-policy'
const changed = 'rendered-pages:changed'
const reloader = '/@reload-rendered-page'

/**
 * Both web apps from their sources, in the process's checkout: Vite serves every file, and loads what renders pages on the server. Nothing
 * is built.
 */
export async function openDevWebApps(app: FastifyInstance): Promise<WebApps> {
  let version = 0
  const nonce = randomBytes(16).toString('base64url')
  const open = (name: string, plugins: Plugin[] = []) =>
    createServer({
      configFile: join(process.cwd(), 'web', name, 'vite.config.ts'),
      // If Vite wrote the configuration to a file, it would count as a change of the server's sources.
      configLoader: 'runner',
      appType: 'custom',
      clearScreen: false,
      server: { middlewareMode: true, ws: { server: app.server } },
      html: { cspNonce: nonce },
      plugins,
    })
  const [couple, office] = await Promise.all([open('couple', [reloadRenderedPages(() => version++)]), open('office')])
  app.addHook('preClose', async () => void (await Promise.all([couple.close(), office.close()])))
  app.addHook('onRequest', async (request, reply) => {
    allowScripts(reply, nonce)
    const isAnswered = !wantsPage(request) && (await answers(request.url.startsWith(`${officePath}/`) ? office : couple, request, reply))
    if (isAnswered) reply.hijack()
  })
  return { couple: sourcesOf(couple), office: sourcesOf(office), renderer: () => rendererOf(couple), version: () => String(version) }
}

function sourcesOf(vite: ViteDevServer): WebApp {
  return {
    template: async (page) => vite.transformIndexHtml(`/${page}`, await readFile(join(vite.config.root, page), 'utf8')),
    // There are hundreds of files, and preloading is pointless on a local machine.
    preloads: () => '',
  }
}

/** The current sources, loaded again after a change; errors show their line numbers. */
async function rendererOf(vite: ViteDevServer): Promise<CoupleRenderer> {
  const renderer = (await vite.ssrLoadModule('/renderPage.tsx')) as CoupleRenderer
  const mapped = async <Result>(rendering: Promise<Result>): Promise<Result> => {
    try {
      return await rendering
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }
  return {
    ...renderer,
    renderPublicPage: (...page) => mapped(renderer.renderPublicPage(...page)),
    renderAppPage: (...page) => mapped(renderer.renderAppPage(...page)),
  }
}

/** Whether Vite has served the call. */
async function answers({ middlewares }: ViteDevServer, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { url } = raw
  const isAnswered = await new Promise<boolean>((resolve) => {
    reply.raw.once('close', () => resolve(true))
    middlewares(raw, reply.raw, () => resolve(false))
  })
  // Vite removes the app's base.
  if (url !== undefined) raw.url = url
  return isAnswered
}

/** The page's policy is as strict as in production, except for the scripts that Vite adds. */
function allowScripts(reply: FastifyReply, nonce: string): void {
  const given = reply.getHeader(policy)
  if (typeof given === 'string') reply.header(policy, given.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`))
}

/**
 * Server-rendered pages do not load the modules they show, so Vite cannot reload them: a separate script does.
 * @param forget called when rendered pages are outdated
 */
function reloadRenderedPages(forget: () => void): Plugin {
  return {
    name: 'reload-rendered-pages',
    resolveId: (id) => (id === reloader ? id : undefined),
    load: (id) => (id === reloader ? `import.meta.hot.on('${changed}', () => location.reload())` : undefined),
    transformIndexHtml: (_html, { path }) =>
      path === '/public.html' ? [{ tag: 'script', attrs: { type: 'module', src: reloader }, injectTo: 'head' }] : [],
    hotUpdate({ server, modules }) {
      forget()
      if (this.environment.name === 'ssr' && modules.length > 0) server.ws.send({ type: 'custom', event: changed })
    },
  }
}
