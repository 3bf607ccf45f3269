import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serviceTypes } from '../../domain/referenceValues.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { directoryShelf } from '../routes/public/directoryShelf.ts'
import { CountrySlug, DirectoryQuery, RegionSlug } from '../schemas/directory.ts'
import { directoryHead } from './directoryHead.ts'
import { fillPage, mayBeSignedIn, pathOf, sendPage } from './fillPage.ts'
import type { ProviderPages } from './providerPages.ts'

const Params = z.object({ country: CountrySlug.optional(), first: RegionSlug.optional(), second: RegionSlug.optional() })
const Turned = z.object({ page: DirectoryQuery.shape.page })
const services: ReadonlySet<string> = new Set(serviceTypes)

/** /planners, and below it /{country}, /{country}/{region} and either with /{service} behind: the directory, drawn here as provider pages are. */
export function addDirectoryPages(app: FastifyInstance, { couple, renderer, dependencies }: ProviderPages): void {
  const shelf = directoryShelf(dependencies)
  for (const path of ['/planners', '/planners/:country', '/planners/:country/:first', '/planners/:country/:first/:second']) {
    app.get(path, { config: { access: 'public', reads: [providerDirectory] }, schema: { hide: true } }, async (request, reply) => {
      const { language } = request
      const query = DirectoryQuery.safeParse({ ...shelfOf(request.params), ...Turned.safeParse(request.query).data })
      const page = query.success ? await shelf(request, query.data) : undefined
      if (!query.success || !page) {
        reply.status(404)
        return sendPage(reply, fillPage(couple, request, { ...(await renderer.renderPage('/*', language)) }))
      }
      const address = pathOf(request)
      const turned = page.page > 1 ? `?page=${page.page}` : ''
      const presets = [[['directory', address, query.data.page, language], page]] as const
      const drawn = mayBeSignedIn(request) ? undefined : await renderer.renderPage(`${address}${turned}`, language, presets)
      return sendPage(
        reply,
        fillPage(couple, request, {
          ...drawn,
          head: (drawn?.head ?? '') + directoryHead(page, address, dependencies.settings.publicUrl),
          preloads: couple.preloads(renderer.pageModulesOf(address, language)),
          data: { presets },
        }),
      )
    })
  }
}

/** What an address names; nothing that passes for a query where it names nothing. */
function shelfOf(params: unknown): object {
  const parsed = Params.safeParse(params)
  if (!parsed.success) return { country: null }
  const { country, first, second } = parsed.data
  if (first === undefined || !services.has(first)) return { country, region: first, service: second }
  return second === undefined ? { country, service: first } : { country: null }
}
