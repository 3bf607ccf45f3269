import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import type { TestProductOptions } from '../setup/testProduct.ts'
import { type TownPlanners, townPlanners } from '../setup/townPlanners.ts'

/** A world with planners that couples find in their search. */
export interface TownWorld extends BrowserWorld {
  readonly planners: TownPlanners
}

export async function openTownWorld(options: TestProductOptions = {}): Promise<TownWorld> {
  const world = await openBrowserWorld(options)
  const planners = await townPlanners(world.product)
  await world.product.positions.waitFor(providerDirectory, planners.position, 60_000)
  return { ...world, planners }
}
