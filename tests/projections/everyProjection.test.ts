import { describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { eventTypesOf } from '../../src/projections/runner/projection.ts'
import { projectTwice, rebuildEqualsLive } from './projectionHarness.ts'
import { sampleHistory } from './sampleHistory.ts'

const history = sampleHistory()

describe.each(projections.map((projection) => ({ name: projection.name, projection })))('$name', ({ projection }) => {
  test('is shown every event it folds by this history', () => {
    const recorded = new Set<string>(history.map(({ type }) => type))
    expect(eventTypesOf(projection).filter((type) => !recorded.has(type))).toEqual([])
  })

  test('is the same however events are delivered, once or twice, alone or together', async () => {
    const tables = await projectTwice(projection, ...history)
    for (const rows of Object.values(tables)) expect(rows).not.toEqual([])
  })

  test('is the same after a rebuild, to the byte', async () => {
    await expect(rebuildEqualsLive(projection, ...history)).resolves.toBeUndefined()
  })
})
