import { recipientIdOf } from '../../../domain/project/recipient.ts'
import { providerAvailability } from '../../../projections/providerAvailability/providerAvailability.ts'
import { unavailableOn } from '../../../projections/providerAvailability/providerAvailabilityQueries.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { searchProviders } from '../../../projections/providerDirectory/searchProviders.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { refused, succeeded } from './answers.ts'
import { ownProject } from './ownProject.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

/** POST /api/project/more-prestataires: a page of the providers found by keywords and a city. */
export const searchPrestatairesRoute: Route = (api, dependencies) => {
  const { commands, database, cities } = dependencies
  const { cardFrom } = shownCards(dependencies)
  api.post(
    coupleCalls.searchPrestataires.path,
    {
      config: { access: { as: 'couple', owns: 'project' }, onlyReads: true, reads: [providerDirectory, providerAvailability] },
      schema: {
        tags: ['planners'],
        summary: 'Search providers',
        ...schemasOf(coupleCalls.searchPrestataires, commands.rules),
      },
    },
    async (request) => {
      const { project, searchValue, cityValue, cityData, page, kind } = request.body
      const coupleId = signedInCouple(request)
      const own = project ? await ownProject(commands, project, coupleId) : undefined
      const picked = cityData && (await cities.findCity(namesOf(cityData)))
      if (picked && 'problem' in picked) return { ...refused('city-not-found', request.language), ...nobody }

      const town = picked ? picked.place : cityValue || null
      const found = await searchProviders(database, { kind, keywords: searchValue ?? '', town, page }, commands.rules)
      const contacted = new Set<string>(own?.contacts.map(recipientIdOf))
      const ids = found.results.map(({ providerId }) => providerId)
      const unavailable = own ? await unavailableOn(database, ids, own.details.eventDate) : new Set<string>()
      const prestataires = found.results.map(({ providerId, row, why }) => ({
        ...cardFrom(request, row, 'text'),
        contacted: contacted.has(providerId),
        unavailable: unavailable.has(providerId),
        why,
      }))
      return { ...succeeded, prestataires, count: found.pages, total: found.total, total_is_minimum: found.totalIsMinimum }
    },
  )
}

const nobody = { prestataires: [], count: 0, total: 0, total_is_minimum: false }

/** The postal code does not affect a city's location, so a wrong one must not prevent results. */
function namesOf({ city, countrycode, lat, lng }: { city: string; countrycode: string; lat: string; lng: string }) {
  return { city, zipCode: '', country: countrycode, latitude: lat, longitude: lng }
}
