import { languageList, type ReferenceListName, referenceLists } from '../../referenceLists/referenceLists.ts'
import type { Api, Route } from '../../route.ts'
import { LanguagesAnswer, LocaleQuery, referenceListAnswer } from '../../schemas/couple/referenceLists.ts'

const paths: Readonly<Record<ReferenceListName, string>> = {
  event_types: '/api/project/event-types',
  service_types: '/api/project/service-types',
  guest_ranges: '/api/project/ranges/guest',
  budget_ranges: '/api/project/ranges/budget',
  planner_budget_ranges: '/api/project/ranges/planner-budget',
  planner_preferences: '/api/project/planner-preferences',
}

/** The lists change with a release at most; without `locale` the caller's language decides. */
const cacheable = { 'cache-control': 'public, max-age=300', vary: 'accept-language, cookie' }

/** GET of the lists that the wizard is made of, named in the caller's language. */
export const referenceListRoutes: Route = (api) => {
  for (const name of Object.keys(paths) as ReferenceListName[]) addList(api, name)
  api.get(
    '/api/project/langues',
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['reference'], summary: 'Languages', querystring: LocaleQuery, response: { 200: LanguagesAnswer } },
    },
    async (request, reply) => {
      reply.headers(cacheable)
      return { success: true as const, langues: languageList(request.language), error: null }
    },
  )
}

function addList(api: Api, name: ReferenceListName): void {
  api.get(
    paths[name],
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['reference'],
        summary: `Reference list ${name}`,
        querystring: LocaleQuery,
        response: { 200: referenceListAnswer(name) },
      },
    },
    async (request, reply) => {
      reply.headers(cacheable)
      return { success: true as const, [name]: referenceLists[name](request.language), error: null }
    },
  )
}
