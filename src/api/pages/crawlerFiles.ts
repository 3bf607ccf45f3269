import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { serviceForType, serviceTypes } from '../../domain/referenceValues.ts'
import { countListedPortfolios, portfolioAddresses } from '../../projections/portfolios/portfolioAddresses.ts'
import { portfolios } from '../../projections/portfolios/portfolios.ts'
import { type ListedRegion, listedRegions } from '../../projections/providerDirectory/browseProviders.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { countPublicProviders, publicAddresses } from '../../projections/providerDirectory/publicAddresses.ts'
import { countPublicVenues, listedVenueRegions, publicVenueNames, type VenueRegion } from '../../projections/venues/venueAddresses.ts'
import { venues } from '../../projections/venues/venues.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { Problem } from '../problem.ts'
import {
  badgePath,
  directoryPath,
  guaranteePath,
  legalPaths,
  officePath,
  ownReviewPath,
  paths,
  portfolioPage,
  reviewPath,
  unsubscribePath,
  venueDirectoryPath,
  venuePage,
} from '../schemas/pagePaths.ts'
import { typeSlugOf } from '../schemas/venueDirectory.ts'

/** Search engines accept 50,000 addresses per file; fewer keep the file small. */
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

/** /robots.txt, and /sitemap.xml with the addresses of every public page. */
export function addCrawlerFiles(app: FastifyInstance, { database, settings, commands }: ApiDependencies): void {
  const { publicUrl } = settings
  const portfolioPaths = async (number: number) => {
    const found = await portfolioAddresses(database, { from: (number - 1) * addressesAFile, limit: addressesAFile }, commands.rules)
    return found.map(({ publicId, slug }) => portfolioPage(publicId, slug))
  }
  const addressesOf = async (file: string): Promise<readonly string[]> => {
    if (file === 'pages.xml')
      return [
        paths.welcome,
        paths.account,
        directoryPath,
        venueDirectoryPath,
        legalPaths.terms,
        guaranteePath,
        ...(settings.operator ? [legalPaths.imprint, legalPaths.privacy] : []),
      ]
    if (file === 'directory.xml') return directoryPaths(await listedRegions(database))
    const portfolio = Number(/^portfolios-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0)
    if (portfolio > 0) return portfolioPaths(portfolio)
    if (file === 'venue-directory.xml') return venueDirectoryPaths(await listedVenueRegions(database))
    const [, of, number] = /^(providers|venues)-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
    if (number === undefined) return []
    const range = { from: (Number(number) - 1) * addressesAFile, limit: addressesAFile }
    if (of === 'providers') return publicAddresses(database, range)
    return (await publicVenueNames(database, range)).map(({ public_id, slug }) => venuePage(public_id, slug))
  }
  const options = { config: { access: { as: 'visitor' }, reads: [providerDirectory, portfolios, venues] }, schema: { hide: true } } as const

  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')),
  )

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const filesOf = (name: string, count: number) =>
      Array.from({ length: Math.ceil(count / addressesAFile) }, (_, index) => `${name}-${index + 1}`)
    const [providers, ofPortfolios, shown] = await Promise.all([
      countPublicProviders(database),
      countListedPortfolios(database, commands.rules),
      countPublicVenues(database),
    ])
    const names = [
      'pages',
      'directory',
      ...filesOf('providers', providers),
      ...filesOf('portfolios', ofPortfolios),
      ...(shown > 0 ? ['venue-directory', ...filesOf('venues', shown)] : []),
    ]
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

/** Every non-empty page of the directory. */
function directoryPaths(regions: readonly ListedRegion[]): readonly string[] {
  const addresses = regions.flatMap(({ country, regionSlug, services }) => {
    const ofCountry = `${directoryPath}/${country.toLowerCase()}`
    const offered = serviceTypes.filter((type) => services.includes(serviceForType[type]))
    const places = regionSlug === '' ? [ofCountry] : [ofCountry, `${ofCountry}/${regionSlug}`]
    return places.flatMap((place) => [place, ...offered.map((service) => `${place}/${service}`)])
  })
  return [...new Set(addresses)]
}

/** Every non-empty page of the directory of venues. */
function venueDirectoryPaths(regions: readonly VenueRegion[]): readonly string[] {
  const addresses = regions.flatMap(({ country, regionSlug, types }) => {
    const ofCountry = `${venueDirectoryPath}/${country.toLowerCase()}`
    const places = regionSlug === '' ? [ofCountry] : [ofCountry, `${ofCountry}/${regionSlug}`]
    return places.flatMap((place) => [place, ...types.map((type) => `${place}/${typeSlugOf(type)}`)])
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
