import type { FastifyRequest } from 'fastify'
import { Country, type Language } from '../../../domain/locale.ts'
import { venueTypes } from '../../../domain/venue/venueType.ts'
import { browseVenues } from '../../../projections/venues/publicVenues.ts'
import { venueRegionsOf } from '../../../projections/venues/venueAddresses.ts'
import { venueTypeLabels } from '../../../projections/venues/venueLabels.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { typeOfSlug, typeSlugOf, type VenueDirectoryPage, type VenueDirectoryQuery } from '../../schemas/venueDirectory.ts'
import { countryLinks } from './directoryPage.ts'
import { shownVenues } from './shownVenues.ts'

/**
 * A page of the public directory of venues in the caller's language; without a country the list of countries. Undefined for a region
 * without venues, and beyond the last page.
 */
export function venueDirectoryPage(dependencies: ApiDependencies) {
  const { database, commands } = dependencies
  const { cardOf } = shownVenues(dependencies)
  return async (
    { language }: Pick<FastifyRequest, 'language'>,
    query: Omit<VenueDirectoryQuery, 'locale'>,
  ): Promise<VenueDirectoryPage | undefined> => {
    const links = { countries: countryLinks(language), types: typeLinks(language) }
    if (query.country === undefined) return query.region || query.type || query.page > 1 ? undefined : { ...emptyPage, ...links }
    const country = Country.parse(query.country.toUpperCase())
    const { pageSize, exactTotalUpTo } = commands.rules.search
    const type = typeOfSlug(query.type ?? '') ?? null
    const range = { from: (query.page - 1) * pageSize, limit: pageSize, countUpTo: exactTotalUpTo + 1 }
    const [regions, found] = await Promise.all([
      venueRegionsOf(database, country),
      browseVenues(database, { country, regionSlug: query.region ?? null, type }, range),
    ])
    const region = regions.find(({ slug }) => slug === query.region) ?? null
    const total = Math.min(found.total, exactTotalUpTo)
    const pages = Math.ceil(total / pageSize)
    if ((query.region && !region) || query.page > Math.max(1, pages)) return undefined
    return {
      ...links,
      country: links.countries.find(({ slug }) => slug === query.country) ?? null,
      region: region && { slug: region.slug, name: region.name },
      type: links.types.find(({ slug }) => slug === query.type) ?? null,
      regions: regions.toSorted((a, b) => a.name.localeCompare(b.name, language)),
      venues: found.rows.map((row) => cardOf(row, language)),
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
  type: null,
  regions: [],
  venues: [],
  total: 0,
  total_is_minimum: false,
  page: 1,
  pages: 0,
} as const

function typeLinks(language: Language): VenueDirectoryPage['types'] {
  return venueTypes.map((type) => ({ slug: typeSlugOf(type), name: venueTypeLabels[type][language] }))
}
