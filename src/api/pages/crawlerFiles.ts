import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { countPublicProviders, publicAddresses } from '../../projections/providerDirectory/publicAddresses.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { Problem } from '../problem.ts'

/** Search engines take 50,000 addresses a file; fewer keep the file light. */
const addressesAFile = 10_000
const hourSeconds = 3_600
const pages = ['/', '/account']
const closed = ['/api/', '/office', '/sandbox/', '/register', '/presentation', '/formulaire', '/project', '/profile']
const Params = z.object({ file: z.string() })

/** What search engines ask for first: /robots.txt, and /sitemap.xml with the addresses of every public page. */
export function addCrawlerFiles(app: FastifyInstance, { database, settings }: ApiDependencies): void {
  const { publicUrl } = settings
  const options = { config: { access: 'public', reads: [providerDirectory] }, schema: { hide: true } } as const

  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')),
  )

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const files = Math.ceil((await countPublicProviders(database)) / addressesAFile)
    const names = ['pages', ...Array.from({ length: files }, (_, index) => `providers-${index + 1}`)]
    const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`)
    return xml(reply, 'sitemapindex', entries)
  })

  app.get('/sitemaps/:file', options, async (request, reply) => {
    const { file } = Params.parse(request.params)
    const number = Number(/^providers-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0)
    const paths =
      file === 'pages.xml'
        ? pages
        : number > 0
          ? await publicAddresses(database, { from: (number - 1) * addressesAFile, limit: addressesAFile })
          : []
    if (paths.length === 0) throw new Problem(404, 'not_found')
    return xml(
      reply,
      'urlset',
      paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    )
  })
}

function xml(reply: FastifyReply, root: string, entries: readonly string[]) {
  return reply
    .header('cache-control', `public, max-age=${hourSeconds}`)
    .type('application/xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>\n`,
    )
}
