import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { searchProviders } from '../../../projections/providerDirectory/searchProviders.ts'
import type { Route } from '../../route.ts'
import { SearchPrestatairesAnswer, searchPrestatairesBody } from '../../schemas/couple/searchPrestataires.ts'
import { refused, succeeded } from './answers.ts'
import { ownProject } from './ownProject.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

/** POST /api/project/more-prestataires: a page of the providers that keywords and a city find. */
export const searchPrestatairesRoute: Route = (api, dependencies) => {
  const { commands, database, cities } = dependencies
  const { cards: cardsFor } = shownCards(dependencies)
  api.post(
    '/api/project/more-prestataires',
    {
      config: { access: { as: 'couple', owns: 'project' }, onlyReads: true, reads: [providerDirectory] },
      schema: {
        tags: ['planners'],
        summary: 'Search providers',
        body: searchPrestatairesBody(commands.rules),
        response: { 200: SearchPrestatairesAnswer },
      },
    },
    async (request) => {
      const { project, searchValue, cityValue, cityData, page, kind } = request.body
      const coupleId = signedInCouple(request)
      const contacts = project ? (await ownProject(commands, project, coupleId)).contacts : []
      const picked = cityData && (await cities.findCity(namesOf(cityData)))
      if (picked && 'problem' in picked) return { ...refused('city-not-found', request.language), ...nobody }

      const town = picked ? picked.place : cityValue || null
      const found = await searchProviders(database, { kind, keywords: searchValue ?? '', town, page }, commands.rules)
      const why = new Map(found.results.map((result) => [result.providerId, result.why]))
      const contacted = new Set(contacts.map((contact) => contact.providerId))
      const cards = await cardsFor(request, [...why.keys()], { excerpt: 'text' })
      const prestataires = cards.flatMap((card) => {
        const reasons = why.get(card.id)
        return reasons ? [{ ...card, contacted: contacted.has(card.id), why: reasons }] : []
      })
      return { ...succeeded, prestataires, count: found.pages, total: found.total, total_is_minimum: found.totalIsMinimum }
    },
  )
}

const nobody = { prestataires: [], count: 0, total: 0, total_is_minimum: false }

/** The postal code does not matter to where a city lies, so that a wrong one is no reason to find nothing. */
function namesOf({ city, countrycode, lat, lng }: { city: string; countrycode: string; lat: string; lng: string }) {
  return { city, zipCode: '', country: countrycode, latitude: lat, longitude: lng }
}
