import type { Country } from '../../src/domain/locale.ts'
import type { Position } from '../../src/eventstore/eventStore.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type PlannerTraits, signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from './testPeople.ts'
import type { TestProduct } from './testProduct.ts'
import { wizardProject } from './wizardProject.ts'

/** Planners around Lyon and farther away that differ only in their towns. */
export interface TownPlanners {
  readonly lyon: TestPlanner
  readonly paris: TestPlanner
  /** In Lyon, not approved. */
  readonly hidden: TestPlanner
  /** The log position at which all of them are public. */
  readonly position: Position
}

/** `Planner Lyon`, `Planner Vienne`, `Planner Grenoble`, `Planner Paris`, `Planner München`, and the venue `Planner Salle` in Lyon. */
export async function townPlanners(product: TestProduct): Promise<TownPlanners> {
  const planner = (city: string, country: Country, latitude: number, longitude: number, traits: PlannerTraits = {}) =>
    signedInPlanner(product, {
      company: { name: `Planner ${city}`, place: { city, zipCode: '', country, latitude, longitude } },
      ...traits,
    })
  const lyon = await planner('Lyon', 'FR', 45.75, 4.85)
  await planner('Vienne', 'FR', 45.52, 4.87)
  await planner('Grenoble', 'FR', 45.17, 5.72)
  const paris = await planner('Paris', 'FR', 48.85, 2.35)
  await planner('Salle', 'FR', 45.75, 4.85, { kind: 'venue' })
  const hidden = await planner('Caché', 'FR', 45.75, 4.85, { approved: false })
  const { position } = await planner('München', 'DE', 48.137, 11.575)
  // Calls that write to planners do not wait for the directory.
  await product.positions.waitFor(providerDirectory, position, 120_000)
  return { lyon, paris, hidden, position }
}

/** A couple of Lyon with a project from the wizard; its pages are in its locale's language. */
export async function coupleWithProject(
  product: TestProduct,
  over: Readonly<Record<string, unknown>> = {},
  locale = 'fr-FR',
): Promise<{ readonly couple: TestCouple; readonly project: string }> {
  const couple = await signedInCouple(product, { locale })
  const { body } = await product.call<{ projectId: string }>('POST', '/api/project/save-project', {
    body: wizardProject(over),
    token: couple.token,
  })
  return { couple, project: body.projectId }
}
