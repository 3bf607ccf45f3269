import type { ViewKind, ViewSource } from '../domain/views.ts'
import { countViews } from '../operational/viewCounts.ts'
import { Batcher } from '../platform/batcher.ts'
import { Pace } from '../platform/pace.ts'
import { viewedProviders } from '../projections/providerDirectory/viewedProviders.ts'
import type { ApiDependencies } from './dependencies.ts'

/** A view as it was reported. */
export interface ReportedView {
  readonly publicId: string
  readonly kind: ViewKind
  readonly source: ViewSource
  /** Network address and program of the visitor. */
  readonly visitor: string
  /** The provider that this browser belongs to: its own pages do not count. */
  readonly ownerId: string | undefined
}

/** A database has better to do than to count a flood one by one, and no view of a flood has to wait for more than one batch. */
const most = 1_000

/** In each process, 86 million a day. A flood waits for its turn, so that everybody else does not wait for the flood. */
const mostPerSecond = 1_000

/** Counts views, those that come at the same time together, and answers whether there is such a provider. Rule STA-2. */
export function createViewCounter({
  database,
  commands,
}: Pick<ApiDependencies, 'database' | 'commands'>): (view: ReportedView) => Promise<boolean> {
  const pace = new Pace(mostPerSecond)

  async function together(reported: readonly ReportedView[]): Promise<readonly boolean[]> {
    const providers = await viewedProviders(database, [...new Set(reported.map(({ publicId }) => publicId))])
    const views = reported.flatMap(({ publicId, ownerId, kind, source, visitor }) => {
      const provider = providers.get(publicId)
      return provider && provider.id !== ownerId ? [{ providerId: provider.id, country: provider.country, kind, source, visitor }] : []
    })
    if (views.length > 0) await countViews(database, views, commands.now())
    await pace.pass(reported.length)
    return reported.map(({ publicId }) => providers.has(publicId))
  }
  const batcher = new Batcher<ReportedView, boolean>({
    together,
    alone: async (view) => (await together([view]))[0] ?? false,
    mayBeOfOne: () => false,
    atOnce: 1,
    most,
  })
  return (view) => batcher.run(view)
}
