import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { serviceForType, serviceTypes } from '../../domain/referenceValues.ts'
import { type ListedRegion, listedRegions } from '../../projections/providerDirectory/browseProviders.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { countPublicProviders, publicAddresses } from '../../projections/providerDirectory/publicAddresses.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { Problem } from '../problem.ts'
import {
  badgePath,
  directoryPath,
  legalPaths,
  officePath,
  ownReviewPath,
  paths,
  reviewPath,
  unsubscribePath,
} from '../schemas/pagePaths.ts'

/** Search engines take 50,000 addresses a file; fewer keep the file light. */
const addressesAFile = 10_000
const hourSeconds = 3_600
const open: ReadonlySet<string> = new Set([paths.welcome, paths.account, paths.landing, paths.landingAccount])
const closed = [
  '/api/',
  officePath,
  '/sandbox/',
  badgePath,
  ownReviewPath,
  reviewPath,
  unsubscribePath,
  ...Object.values(paths).filter((path) => !open.has(path)),
]
const Params = z.object({ file: z.string() })

/** What search engines ask for first: /robots.txt, and /sitemap.xml with the addresses of every public page. */
export function addCrawlerFiles(app: FastifyInstance, { database, settings }: ApiDependencies): void {
  const { publicUrl } = settings
  const addressesOf = async (file: string): Promise<readonly string[]> => {
    if (file === 'pages.xml')
      return [
        paths.welcome,
        paths.account,
        directoryPath,
        legalPaths.terms,
        ...(settings.operator ? [legalPaths.imprint, legalPaths.privacy] : []),
      ]
    if (file === 'directory.xml') return directoryPaths(await listedRegions(database))
    const number = Number(/^providers-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0)
    return number > 0 ? publicAddresses(database, { from: (number - 1) * addressesAFile, limit: addressesAFile }) : []
  }
  const options = { config: { access: { as: 'visitor' }, reads: [providerDirectory] }, schema: { hide: true } } as const

  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')),
  )

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const files = Math.ceil((await countPublicProviders(database)) / addressesAFile)
    const names = ['pages', 'directory', ...Array.from({ length: files }, (_, index) => `providers-${index + 1}`)]
    const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`)
    return xml(reply, 'sitemapindex', entries)
  })

  app.get('/sitemaps/:file', options, async (request, reply) => {
    const { file } = Params.parse(request.params)
    const addresses = await addressesOf(file)
    if (addresses.length === 0) throw new Problem(404, 'not_found')
    return xml(
      reply,
      'urlset',
      addresses.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    )
  })
}

/** Every page of the directory that has somebody on it. */
function directoryPaths(regions: readonly ListedRegion[]): readonly string[] {
  const addresses = regions.flatMap(({ country, regionSlug, services }) => {
    const ofCountry = `${directoryPath}/${country.toLowerCase()}`
    const offered = serviceTypes.filter((type) => services.includes(serviceForType[type]))
    const places = regionSlug === '' ? [ofCountry] : [ofCountry, `${ofCountry}/${regionSlug}`]
    return places.flatMap((place) => [place, ...offered.map((service) => `${place}/${service}`)])
  })
  return [...new Set(addresses)]
}

function xml(reply: FastifyReply, root: string, entries: readonly string[]) {
  return reply
    .header('cache-control', `public, max-age=${hourSeconds}`)
    .type('application/xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>\n`,
    )
}
