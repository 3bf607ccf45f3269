import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { processes } from '../../src/catalogues.ts'
import type { Process } from '../../src/domain/process.ts'
import { grantWelcomeCreditWhenProviderRegisters as stateless } from '../../src/domain/processes/grantWelcomeCreditWhenProviderRegisters.ts'
import { sampleHistory } from '../projections/sampleHistory.ts'
import { type ReleasedProcess, releasedAs, whatDiffers } from './releasedProcess.ts'
import { rewardQuietProviders } from './rewardQuietProviders.ts'

/**
 * The released content of every version of a process, by `name@version`. Never edit it: a process with other event types or another fold
 * needs a higher version, so that no older release moves its checkpoint past an event that it does not know, and no state of an older fold
 * is kept.
 */
const versions = JSON.parse(readFileSync(new URL('./processVersions.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, ReleasedProcess>
>
const history = sampleHistory()

test.each(processes.map((process) => [process.name, process] as const))('%s matches what was released under its version', (_, process) => {
  expect(whatDiffers(process, versions, history)).toEqual([])
})

describe('a process is refused that', () => {
  const released = rewardQuietProviders()
  const { memory } = released
  if (!memory) throw new Error('the process of this test has no memory')
  const known = {
    'rewardQuietProviders@1': releasedAs(released, history),
    [`${stateless.name}@${stateless.version ?? 1}`]: releasedAs(stateless, history),
  }

  test.each<[string, Process, RegExp]>([
    ['reacts to another type', { ...stateless, events: [...stateless.events, 'ProviderApproved'] }, /other events .* raise its version/],
    ['reacts to a type less', { ...released, events: released.events.slice(1) }, /other events/],
    ['folds to other states', { ...released, memory: { ...memory, evolve: () => 1 } }, /other states .* raise its version/],
    ['keeps its states by another key', { ...released, memory: { ...memory, key: () => 'all' } }, /other states/],
    ['is over at another time', { ...released, memory: { ...memory, isOver: () => true } }, /other states/],
    ['forgets nothing any more', { ...released, memory: { ...memory, isOver: () => false } }, /other states/],
    ['begins with a memory', { ...stateless, memory: { initial: 0, key: () => 'all', evolve: () => 1 } }, /other states/],
    ['has a version of its own that nobody noted', { ...released, version: 2 }, /rewardQuietProviders@2 is missing/],
    ['has gone back to an older version', { ...released, version: 0 }, /had version 1 already/],
  ])('%s', (_, process, message) => {
    expect(whatDiffers(process, known, history)).toContainEqual(expect.stringMatching(message))
  })

  test('accepts an unchanged process when the sample history has grown', () => {
    const shorter = history.slice(0, -1)
    expect(whatDiffers(released, { 'rewardQuietProviders@1': releasedAs(released, shorter) }, history)).toEqual([])
  })

  test('does not compare event types that the sample history lacks', () => {
    const blind = history.filter(({ type }) => type !== 'CircleLeft')
    expect(() => releasedAs(released, blind)).toThrow('the sample history lacks CircleLeft')
  })
})
