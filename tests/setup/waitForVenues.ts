import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { venues } from '../../src/projections/venues/venues.ts'
import type { Product } from '../../src/startProduct.ts'

/** Waits until couples see the venues as of a position. A venue is visible only if its owner is, which another projection knows. */
export async function waitForVenues({ positions }: Pick<Product, 'positions'>, position: string): Promise<void> {
  await Promise.all([venues, providerDirectory].map((projection) => positions.waitFor(projection, position as never, 60_000)))
}
