import * as fc from 'fast-check'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { projectionHarness, tablesHash } from '../../../tests/projections/projectionHarness.ts'
import { companyDescribed, lyon, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { schemaOf } from '../runner/projection.ts'
import { rebuild } from '../runner/rebuild.ts'
import { type Region, regionsOf } from './browseProviders.ts'
import { providerDirectory } from './providerDirectory.ts'

const countries = ['FR', 'DE'] as const
// Two spellings of one region, and a name without a Latin letter.
const regions = ['Rhône', 'Val-d’Oise', "Val-d'Oise", 'Αττική', undefined]

const anyEvent = fc
  .record({
    provider: fc.integer({ min: 1, max: 4 }).map(providerId),
    kind: fc.constantFrom('planner' as const, 'planner' as const, 'venue' as const),
    country: fc.constantFrom(...countries),
    region: fc.constantFrom(...regions),
    what: fc.constantFrom('registers', 'moves', 'moves', 'is approved', 'is erased'),
  })
  .map(({ provider, kind, country, region, what }): AllianceEvent => {
    const its = { providerId: provider }
    if (what === 'registers') return providerRegistered({ ...its, kind })
    if (what === 'is approved') return providerApproved(its)
    if (what === 'is erased') return companyDescribed({ ...its, name: erased, place: erased })
    return companyDescribed({ ...its, place: { ...lyon, country, ...(region === undefined ? {} : { region }) } })
  })

/** Counted from the planners themselves. */
async function counted(pool: Pool, country: string): Promise<readonly Region[]> {
  const { rows } = await pool.query<Region>(
    `SELECT region_slug AS slug, min(region) AS name, count(*)::int AS count FROM ${schemaOf(providerDirectory)}.providers
     WHERE listed AND kind = 'planner' AND country = $1 AND region_slug <> '' GROUP BY region_slug ORDER BY region_slug`,
    [country],
  )
  return rows
}

test('the counts of regions equal those of the planners after any changes, and after a rebuild', async () => {
  const { pool, store, given } = await projectionHarness(providerDirectory)
  const everybody = [1, 2, 3, 4].flatMap((number) => [
    providerRegistered({ providerId: providerId(number) }),
    providerApproved({ providerId: providerId(number) }),
  ])
  await given(...everybody)
  let shownRegions = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 1, maxLength: 8 }), fc.boolean(), async (events, atOnce) => {
      if (atOnce) await given(...events)
      else for (const event of events) await given(event)
      for (const country of countries) {
        const shown = await regionsOf(pool, country)
        expect(shown).toEqual(await counted(pool, country))
        shownRegions += shown.length
      }
    }),
    { numRuns: 60 },
  )
  expect(shownRegions).toBeGreaterThan(10)
  const { rows } = await pool.query(`SELECT count(*)::int FROM ${schemaOf(providerDirectory)}.regions WHERE count <= 0`)
  expect(rows, 'an empty region has no row').toEqual([{ count: 0 }])
  const live = await tablesHash(pool, providerDirectory)
  await rebuild(providerDirectory, { pool, store, log: pino({ level: 'silent' }) })
  expect(await tablesHash(pool, providerDirectory)).toBe(live)
})
