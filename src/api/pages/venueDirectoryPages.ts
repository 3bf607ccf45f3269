import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { venues } from '../../projections/venues/venues.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { venueDirectoryPage } from '../routes/public/venueDirectoryPage.ts'
import { CountrySlug, RegionSlug } from '../schemas/directory.ts'
import { venueDirectoryPath } from '../schemas/pagePaths.ts'
import { typeOfSlug, type VenueDirectoryPage, VenueDirectoryQuery } from '../schemas/venueDirectory.ts'
import { directoryHead, type ListedPage } from './directoryHead.ts'
import { pathOf } from './fillPage.ts'
import type { PublicPages } from './publicPages.ts'

const Params = z.object({ country: CountrySlug.optional(), first: RegionSlug.optional(), second: RegionSlug.optional() })
const Turned = z.object({ page: VenueDirectoryQuery.shape.page })

/** The directory of venues: /venues, and below it /{country}, /{country}/{region}, each optionally followed by /{type}. */
export function addVenueDirectoryPages(app: FastifyInstance, pages: PublicPages, dependencies: ApiDependencies): void {
  const findPage = venueDirectoryPage(dependencies)
  const { publicUrl } = dependencies.settings
  for (const route of ['', '/:country', '/:country/:first', '/:country/:first/:second'].map((below) => venueDirectoryPath + below)) {
    app.get(
      route,
      { config: { access: { as: 'visitor' }, reads: [providerDirectory, venues] }, schema: { hide: true }, compress: false },
      async (request, reply) => {
        const path = pathOf(request)
        const number = Turned.safeParse(request.query).data?.page ?? 1
        const find = async () => {
          const query = VenueDirectoryQuery.safeParse({ ...queryOf(request.params), page: number })
          const shown = query.success ? await findPage(request, query.data) : undefined
          return shown && ({ page: { kind: 'venueDirectory', path, shown }, head: directoryHead(listed(shown), path, publicUrl) } as const)
        }
        return pages.send(request, reply, { address: number > 1 ? `${path}?page=${number}` : path, find })
      },
    )
  }
}

function listed({ country, region, type, total, page, venues: shown }: VenueDirectoryPage): ListedPage {
  return { named: [country, region, type].filter((step) => step !== null), total, page, listed: shown }
}

/** The query in an address; an invalid address gives one that matches nothing. */
function queryOf(params: unknown): object {
  const parsed = Params.safeParse(params)
  if (!parsed.success) return { country: null }
  const { country, first, second } = parsed.data
  if (first === undefined || typeOfSlug(first) === undefined) return { country, region: first, type: second }
  return second === undefined ? { country, type: first } : { country: null }
}
