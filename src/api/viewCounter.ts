import { setTimeout as delay } from 'node:timers/promises'
import type { ViewKind, ViewSource } from '../domain/views.ts'
import { countViews } from '../operational/viewCounts.ts'
import { Batcher } from '../platform/batcher.ts'
import { ConcurrencyGate } from '../platform/concurrencyGate.ts'
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

/** A flood costs the database least in large batches: each takes what came while the one before was written, and in this rest after it. */
const restMs = 20
const mostTogether = 1_000

/**
 * Counts views, those that come at the same time together, and answers whether there is such a provider. Answers go out one after the other
 * at a steady pace: all of a batch at once would bring as many new calls at once, for which everybody else would wait. Rule STA-2.
 *
 * @throws UnavailableError when as many wait as may; such a view is not counted
 */
export function createViewCounter({
  database,
  commands,
}: Pick<ApiDependencies, 'database' | 'commands'>): (view: ReportedView) => Promise<boolean> {
  const { answersPerSecond, mostWaiting } = commands.rules.views
  const gate = new ConcurrencyGate(mostWaiting, 0)
  const pace = new Pace(answersPerSecond)
  let rest: Promise<unknown> = Promise.resolve()

  async function together(reported: readonly ReportedView[]): Promise<readonly boolean[]> {
    await rest
    const providers = await viewedProviders(database, [...new Set(reported.map(({ publicId }) => publicId))])
    const views = reported.flatMap(({ publicId, ownerId, kind, source, visitor }) => {
      const provider = providers.get(publicId)
      return provider && provider.id !== ownerId ? [{ providerId: provider.id, country: provider.country, kind, source, visitor }] : []
    })
    if (views.length > 0) await countViews(database, views, commands.now())
    rest = delay(restMs)
    return reported.map(({ publicId }) => providers.has(publicId))
  }
  const batcher = new Batcher<ReportedView, boolean>({
    together,
    alone: async (view) => (await together([view]))[0] ?? false,
    mayBeOfOne: () => false,
    atOnce: 1,
    most: mostTogether,
  })
  return (view) =>
    gate.run(async () => {
      const isKnown = await batcher.run(view)
      await pace.pass(1)
      return isKnown
    })
}
