import { describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { eventTypesOf } from '../../src/projections/runner/projection.ts'
import { projectTwice, rebuildEqualsLive } from './projectionHarness.ts'
import { sampleHistory } from './sampleHistory.ts'

const history = sampleHistory()

describe.each(projections.map((projection) => ({ name: projection.name, projection })))('$name', ({ projection }) => {
  test('the history contains every event it folds', () => {
    const recorded = new Set<string>(history.map(({ type }) => type))
    expect(eventTypesOf(projection).filter((type) => !recorded.has(type))).toEqual([])
  })

  test('gives the same tables whatever the order and repetition of deliveries', async () => {
    const tables = await projectTwice(projection, ...history)
    for (const rows of Object.values(tables)) expect(rows).not.toEqual([])
  })

  test('gives the same tables after a rebuild, byte for byte', async () => {
    await expect(rebuildEqualsLive(projection, ...history)).resolves.toBeUndefined()
  })
})
