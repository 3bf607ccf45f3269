import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serviceTypes } from '../../domain/referenceValues.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { directoryShelf } from '../routes/public/directoryShelf.ts'
import { CountrySlug, DirectoryQuery, RegionSlug } from '../schemas/directory.ts'
import type { CouplePages } from './couplePages.ts'
import { directoryHead } from './directoryHead.ts'
import { pathOf } from './fillPage.ts'

const Params = z.object({ country: CountrySlug.optional(), first: RegionSlug.optional(), second: RegionSlug.optional() })
const Turned = z.object({ page: DirectoryQuery.shape.page })
const services: ReadonlySet<string> = new Set(serviceTypes)

/** /planners, and below it /{country}, /{country}/{region} and either with /{service} behind: the directory, drawn here as provider pages are. */
export function addDirectoryPages(app: FastifyInstance, pages: CouplePages, dependencies: ApiDependencies): void {
  const shelf = directoryShelf(dependencies)
  for (const route of ['/planners', '/planners/:country', '/planners/:country/:first', '/planners/:country/:first/:second']) {
    app.get(
      route,
      { config: { access: { as: 'visitor' }, reads: [providerDirectory] }, schema: { hide: true } },
      async (request, reply) => {
        const query = DirectoryQuery.safeParse({ ...shelfOf(request.params), ...Turned.safeParse(request.query).data })
        const page = query.success ? await shelf(request, query.data) : undefined
        if (!page) return pages.sendNotFound(request, reply)
        const path = pathOf(request)
        return pages.send(request, reply, {
          presets: [[['directory', path, page.page, request.language], page]],
          head: directoryHead(page, path, dependencies.settings.publicUrl),
          address: page.page > 1 ? `${path}?page=${page.page}` : path,
        })
      },
    )
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
