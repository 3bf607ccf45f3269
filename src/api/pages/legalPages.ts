import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import type { ApiDependencies } from '../dependencies.ts'
import type { LegalTexts } from '../legalTexts.ts'
import { legalPaths, legalVersionPath } from '../schemas/pagePaths.ts'
import type { PublicPage } from '../schemas/publicPage.ts'
import { TermsVersion } from '../schemas/terms.ts'
import { addressTags } from './headTags.ts'
import type { PublicPages } from './publicPages.ts'

const options = { config: { access: { as: 'visitor' } }, schema: { hide: true }, compress: false } as const
const Params = z.object({ version: TermsVersion })

type Kind = keyof typeof legalPaths
type Settings = ApiDependencies['settings']

/** A legal text in versions, each with its own page; the current one is at the text's address. */
interface Versioned {
  readonly kind: Kind
  readonly current: string
  /** Undefined for an unknown version. */
  readonly page: (version: string, language: Language) => PublicPage | undefined
}

/**
 * /terms, /privacy and /imprint in each of their versions. Without the operator's own texts, privacy policy and imprint are the product's,
 * provided that the operator is configured.
 */
export function addLegalPages(app: FastifyInstance, pages: PublicPages, { settings }: ApiDependencies): void {
  const { operator, publicUrl } = settings
  addVersions(app, pages, publicUrl, termsOf(settings))
  for (const kind of ['imprint', 'privacy'] as const) {
    const texts = settings[kind]
    if (texts) addVersions(app, pages, publicUrl, textsOf(kind, texts))
    else if (operator) {
      const find = async () => ({ page: { kind, shown: operator }, head: addressTags(publicUrl, legalPaths[kind]) })
      app.get(legalPaths[kind], options, (request, reply) => pages.send(request, reply, { find }))
    }
  }
}

function addVersions(app: FastifyInstance, pages: PublicPages, publicUrl: string, { kind, current, page }: Versioned): void {
  const send = (request: FastifyRequest, reply: FastifyReply, version: string) =>
    pages.send(request, reply, {
      async find() {
        const found = page(version, request.language)
        const path = version === current ? legalPaths[kind] : legalVersionPath(kind, version)
        return found && { page: found, head: addressTags(publicUrl, path) }
      },
    })
  app.get(legalPaths[kind], options, (request, reply) => send(request, reply, current))
  app.get(legalVersionPath(kind, ':version'), options, (request, reply) => {
    const params = Params.safeParse(request.params)
    return params.success ? send(request, reply, params.data.version) : pages.sendNotFound(request, reply)
  })
}

function termsOf({ terms }: Settings): Versioned {
  return {
    kind: 'terms',
    current: terms.current,
    page(version, language) {
      const texts = terms.versions.get(version)
      return texts && { kind: 'terms', shown: { ...texts[language], ...amongVersions(terms, version), isDraft: terms.isDraft } }
    },
  }
}

function textsOf(kind: 'imprint' | 'privacy', texts: LegalTexts): Versioned {
  return {
    kind,
    current: texts.current,
    page(version, wanted) {
      const written = texts.versions.get(version)?.[wanted]
      return written && { kind, shown: { ...written.text, ...amongVersions(texts, version), language: written.language } }
    },
  }
}

function amongVersions(
  { current, versions }: { readonly current: string; readonly versions: ReadonlyMap<string, unknown> },
  version: string,
) {
  const others = [...versions.keys()].filter((each) => each !== version).toReversed()
  return { version, isCurrent: version === current, others }
}
