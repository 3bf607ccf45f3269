import type { FastifyRequest } from 'fastify'
import { Country, countries, type Language } from '../../../domain/locale.ts'
import { serviceForType } from '../../../domain/referenceValues.ts'
import { browseProviders, regionsOf } from '../../../projections/providerDirectory/browseProviders.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { referenceLists } from '../../referenceLists/referenceLists.ts'
import type { DirectoryPage, DirectoryQuery } from '../../schemas/directory.ts'
import { shownCards } from '../couple/shownCards.ts'

/**
 * A page of the public directory in the caller's language; without a country the list of countries. Undefined for a region without
 * planners, and beyond the last page.
 */
export function directoryPage(dependencies: ApiDependencies) {
  const { database, commands } = dependencies
  const { cards } = shownCards(dependencies)
  return async (request: FastifyRequest, query: Omit<DirectoryQuery, 'locale'>): Promise<DirectoryPage | undefined> => {
    const { language } = request
    const links = directoryLinks(language)
    if (query.country === undefined) return query.region || query.service || query.page > 1 ? undefined : { ...emptyPage, ...links }
    const country = Country.parse(query.country.toUpperCase())
    const { pageSize, exactTotalUpTo } = commands.rules.search
    const selection = { country, regionSlug: query.region ?? null, service: query.service ? serviceForType[query.service] : null }
    const [regions, found] = await Promise.all([
      regionsOf(database, country),
      browseProviders(database, selection, { from: (query.page - 1) * pageSize, limit: pageSize, countUpTo: exactTotalUpTo + 1 }),
    ])
    const region = regions.find(({ slug }) => slug === query.region) ?? null
    const total = Math.min(found.total, exactTotalUpTo)
    const pages = Math.ceil(total / pageSize)
    if ((query.region && !region) || query.page > Math.max(1, pages)) return undefined
    return {
      ...links,
      country: links.countries.find(({ slug }) => slug === query.country) ?? null,
      region: region && { slug: region.slug, name: region.name },
      service: links.services.find(({ slug }) => slug === query.service) ?? null,
      regions: regions.toSorted((a, b) => a.name.localeCompare(b.name, language)),
      prestataires: await cards(request, found.ids, { excerpt: 'text' }),
      total,
      total_is_minimum: found.total > exactTotalUpTo,
      page: query.page,
      pages,
    }
  }
}

const emptyPage = {
  country: null,
  region: null,
  service: null,
  regions: [],
  prestataires: [],
  total: 0,
  total_is_minimum: false,
  page: 1,
  pages: 0,
} as const

function directoryLinks(language: Language): Pick<DirectoryPage, 'countries' | 'services'> {
  return { countries: countryLinks(language), services: referenceLists.service_types(language) }
}

/** The countries of the directory, with their addresses and names in a language. */
export function countryLinks(language: Language): DirectoryPage['countries'] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countries.map((country) => ({ slug: country.toLowerCase(), name: names.of(country) ?? country }))
}
