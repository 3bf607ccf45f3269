import type { BaseLogger } from 'pino'
import type { EventStore, Position, RecordedEvent } from '../../eventstore/eventStore.ts'
import { abortableDelay } from '../../platform/abortableDelay.ts'
import { describeFailure } from '../../platform/describeFailure.ts'
import { retryUntilAborted } from '../../platform/retryUntilAborted.ts'
import { portfolios } from '../portfolios/portfolios.ts'
import { providerReviews } from '../providerReviews/providerReviews.ts'
import type { PositionWaiter } from '../runner/positionWaiter.ts'
import { eventTypesOf } from '../runner/projection.ts'
import { venues } from '../venues/venues.ts'
import { providerDirectory } from './providerDirectory.ts'

/** The ids of providers whose public data changed; `all` when it is unknown which. */
export interface ChangedProviders {
  readonly ids: ReadonlySet<string>
  readonly all: boolean
}

export type ProvidersChangedListener = (changed: ChangedProviders) => void

interface Following {
  readonly positions: Pick<PositionWaiter, 'waitFor'>
  readonly signal: AbortSignal
  readonly log: Pick<BaseLogger, 'warn'>
}

const shown = [providerDirectory, providerReviews, portfolios, venues]
const types = [...new Set(shown.flatMap(eventTypesOf))]
/** Changes in quick succession are reported together, so that a page is not rendered for each. */
const pauseMs = 300
/** After this time a warning is logged, and waiting continues. */
const patienceMs = 10_000

/**
 * Reports every change of providers' public data once the tables show it, in whichever process they are fed, from the log's current end
 * until `signal` aborts. It only reads ids, so a log with sealed fields is enough.
 */
export async function followProviderChanges(
  store: Pick<EventStore, 'head' | 'subscribe'>,
  { positions, signal, log }: Following,
): Promise<(listener: ProvidersChangedListener) => void> {
  const listeners: ProvidersChangedListener[] = []
  let ids = new Set<string>()
  let all = false
  let until: Position | undefined
  let notifying: Promise<void> | undefined

  // One wait at a time: changes during it are reported with the next one.
  const notifyListeners = async () => {
    while (until !== undefined && !signal.aborted) {
      const [position, changed] = [until, { ids, all }]
      until = undefined
      ids = new Set()
      all = false
      const onError = (error: Error) => log.warn(`changes of providers are not shown yet: ${describeFailure(error)}`)
      const reached = () => Promise.all(shown.map((projection) => positions.waitFor(projection, position, patienceMs)))
      if (await retryUntilAborted(reached, { signal, onError })) for (const listener of listeners) listener(changed)
      await abortableDelay(pauseMs, signal)
    }
    notifying = undefined
  }

  const hear = (event: RecordedEvent) => {
    const { providerId, person } = event.data as { readonly providerId?: string; readonly person?: { kind: string; id: string } }
    const provider = providerId ?? (person?.kind === 'provider' ? person.id : undefined)
    if (provider === undefined) all ||= person?.kind !== 'couple'
    else ids.add(provider)
  }

  const wait = (position: Position) => {
    until = position
    notifying ??= notifyListeners()
  }

  let after = await store.head()
  const follow = async () => {
    for await (const page of store.subscribe({ after, types, signal, onlyEvents: true })) {
      page.events.forEach(hear)
      if (ids.size > 0 || all) wait(page.position)
      after = page.position
    }
  }

  // Earlier events may not be in the tables yet.
  all = true
  wait(after)
  const onError = (error: Error) => log.warn(`following changes of providers: trying again: ${describeFailure(error)}`)
  void retryUntilAborted(follow, { signal, onError })
  return (listener) => void listeners.push(listener)
}
