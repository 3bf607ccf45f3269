import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { officePath } from '../schemas/pagePaths.ts'
import { readBuiltApp } from './builtApp.ts'
import { readCoupleRenderer } from './coupleRenderer.ts'
import type { OpenWebApps } from './webApps.ts'

const yearSeconds = 365 * 86_400
const file = { access: { as: 'visitor' }, isExemptFromRateLimit: true } as const

/**
 * The web apps as built by `npm run build`.
 * @returns undefined when there is no build
 */
export async function readBuiltWebApps(directory: string): Promise<OpenWebApps | undefined> {
  const server = join(directory, 'couple-server')
  if (!existsSync(join(server, 'renderPage.js'))) return undefined
  const couple = readBuiltApp(join(directory, 'couple'), '/')
  const office = existsSync(join(directory, 'office/index.html')) ? readBuiltApp(join(directory, 'office'), `${officePath}/`) : undefined
  const renderer = await readCoupleRenderer(server)

  return async (app) => {
    await app.register(fastifyStatic, { root: couple.directory, serve: false, preCompressed: true, cacheControl: false })
    for (const [prefix, roots] of Object.entries({
      '/': [couple.directory, server],
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
    return { couple, office, renderer: async () => renderer, version: () => 'built' }
  }
}

/** The build folder that contains the file; pictures of public pages belong to the build that renders these. */
function assetRoots(folders: readonly string[]): (name: string) => string {
  const [first = '', ...others] = folders
  const further = new Map(others.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => [name, folder] as const)))
  const own = new Set(readdirSync(first))
  return (name) => (own.has(name) ? first : (further.get(name) ?? first))
}
