import { languageList, type ReferenceListName, referenceLists } from '../../referenceLists/referenceLists.ts'
import type { Api, Route } from '../../route.ts'
import type { Call } from '../../schemas/call.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'

/** The lists change only with a release; without `locale` the caller's language decides. */
const cacheable = { 'cache-control': 'public, max-age=300', vary: 'accept-language, cookie' }

/** GET of the wizard's reference lists, with names in the caller's language. */
export const referenceListRoutes: Route = (api) => {
  for (const name of Object.keys(referenceLists) as ReferenceListName[]) addList(api, name)
  api.get(
    coupleCalls.languages.path,
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['reference'], summary: 'Languages', ...schemasOf(coupleCalls.languages) },
    },
    async (request, reply) => {
      reply.headers(cacheable)
      return { success: true as const, langues: languageList(request.language), error: null }
    },
  )
}

function addList(api: Api, name: ReferenceListName): void {
  api.get(
    coupleCalls[name].path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['reference'],
        summary: `Reference list ${name}`,
        ...schemasOf<Call>(coupleCalls[name]),
      },
    },
    async (request, reply) => {
      reply.headers(cacheable)
      return { success: true as const, [name]: referenceLists[name](request.language), error: null }
    },
  )
}
