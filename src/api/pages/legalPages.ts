import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { legalPaths, termsVersionPath } from '../schemas/pagePaths.ts'
import { type ShownTerms, TermsVersion } from '../schemas/terms.ts'
import { addressTags } from './headTags.ts'
import type { PublicPages } from './publicPages.ts'

const options = { config: { access: { as: 'visitor' } }, schema: { hide: true }, compress: false } as const
const Params = z.object({ version: TermsVersion })

/**
 * /terms in each of its versions; /imprint and /privacy: who runs the product and what it does with personal data, once the operator has said
 * who it is.
 */
export function addLegalPages(
  app: FastifyInstance,
  pages: PublicPages,
  { settings: { operator, terms, publicUrl } }: ApiDependencies,
): void {
  const termsPage = (request: FastifyRequest, reply: FastifyReply, version: string) =>
    pages.send(request, reply, {
      async find() {
        const shown = shownTerms(terms, version, request.language)
        const path = version === terms.current ? legalPaths.terms : termsVersionPath(version)
        return shown && { page: { kind: 'terms', shown }, head: addressTags(publicUrl, path) }
      },
    })
  app.get(legalPaths.terms, options, (request, reply) => termsPage(request, reply, terms.current))
  app.get(termsVersionPath(':version'), options, (request, reply) => {
    const params = Params.safeParse(request.params)
    return params.success ? termsPage(request, reply, params.data.version) : pages.sendNotFound(request, reply)
  })
  if (!operator) return
  for (const kind of ['imprint', 'privacy'] as const) {
    const find = async () => ({ page: { kind, shown: operator }, head: addressTags(publicUrl, legalPaths[kind]) })
    app.get(legalPaths[kind], options, (request, reply) => pages.send(request, reply, { find }))
  }
}

function shownTerms(terms: ApiDependencies['settings']['terms'], version: string, language: Language): ShownTerms | undefined {
  const texts = terms.versions.get(version)
  if (!texts) return undefined
  const others = [...terms.versions.keys()].filter((each) => each !== version).toReversed()
  return { ...texts[language], version, isCurrent: version === terms.current, others, isDraft: terms.isDraft }
}
