import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import type { TestProductOptions } from '../setup/testProduct.ts'

/** A world in which the sandbox is the collector, so that visitors are asked for consent. */
export interface CollectorWorld extends BrowserWorld {
  /** Everything that the sandbox received, oldest first. */
  events(): Promise<readonly { readonly name: string }[]>
  failures(): Promise<readonly { readonly kind: string }[]>
}

interface Collected {
  readonly letters: readonly {
    readonly letter: { readonly events?: readonly { name: string }[]; readonly failures?: readonly { kind: string }[] }
  }[]
}

export async function openCollectorWorld(environment: TestProductOptions['environment'] = {}): Promise<CollectorWorld> {
  const world = await openBrowserWorld({
    environment: { ANALYTICS_URL: '/sandbox/analytics', ERROR_REPORTS_URL: '/sandbox/failures', ...environment },
  })
  const letters = async (kind: string) => {
    const { body } = await world.product.call<Collected>('GET', `/sandbox/${kind}.json`)
    return body.letters.map(({ letter }) => letter).toReversed()
  }
  return {
    ...world,
    events: async () => (await letters('analytics')).flatMap(({ events = [] }) => events),
    failures: async () => (await letters('failures')).flatMap(({ failures = [] }) => failures),
  }
}
