import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { signedInCouple, type TestCouple } from '../setup/testPeople.ts'

/** A world with a couple that writes to planners, whose office shows no map. */
export interface OfficeWorld extends BrowserWorld {
  readonly couple: TestCouple
}

export async function openOfficeWorld(): Promise<OfficeWorld> {
  const world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'off' } })
  return { ...world, couple: await signedInCouple(world.product) }
}
