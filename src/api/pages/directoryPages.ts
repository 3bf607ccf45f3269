import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serviceTypes } from '../../domain/referenceValues.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { directoryPage } from '../routes/public/directoryPage.ts'
import { CountrySlug, type DirectoryPage, DirectoryQuery, RegionSlug } from '../schemas/directory.ts'
import { directoryPath } from '../schemas/pagePaths.ts'
import { directoryHead, type ListedPage } from './directoryHead.ts'
import { pathOf } from './fillPage.ts'
import type { PublicPages } from './publicPages.ts'

const Params = z.object({ country: CountrySlug.optional(), first: RegionSlug.optional(), second: RegionSlug.optional() })
const Turned = z.object({ page: DirectoryQuery.shape.page })
const services: ReadonlySet<string> = new Set(serviceTypes)

/** The directory: /planners, and below it /{country}, /{country}/{region}, each optionally followed by /{service}. */
export function addDirectoryPages(app: FastifyInstance, pages: PublicPages, dependencies: ApiDependencies): void {
  const findPage = directoryPage(dependencies)
  const { publicUrl } = dependencies.settings
  for (const route of ['', '/:country', '/:country/:first', '/:country/:first/:second'].map((below) => directoryPath + below)) {
    app.get(
      route,
      { config: { access: { as: 'visitor' }, reads: [providerDirectory] }, schema: { hide: true }, compress: false },
      async (request, reply) => {
        const path = pathOf(request)
        const number = Turned.safeParse(request.query).data?.page ?? 1
        const find = async () => {
          const query = DirectoryQuery.safeParse({ ...queryOf(request.params), page: number })
          const shown = query.success ? await findPage(request, query.data) : undefined
          return shown && ({ page: { kind: 'directory', path, shown }, head: directoryHead(listed(shown), path, publicUrl) } as const)
        }
        return pages.send(request, reply, { address: number > 1 ? `${path}?page=${number}` : path, find })
      },
    )
  }
}

function listed({ country, region, service, total, page, prestataires }: DirectoryPage): ListedPage {
  const named = [country, region, service].filter((step) => step !== null)
  return { named, total, page, listed: prestataires.map(({ name, profileUrl: path }) => ({ name, path })) }
}

/** The query in an address; an invalid address gives one that matches nothing. */
function queryOf(params: unknown): object {
  const parsed = Params.safeParse(params)
  if (!parsed.success) return { country: null }
  const { country, first, second } = parsed.data
  if (first === undefined || !services.has(first)) return { country, region: first, service: second }
  return second === undefined ? { country, service: first } : { country: null }
}
