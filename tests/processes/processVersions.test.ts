import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processes } from '../../src/catalogues.ts'

/**
 * The event types of every version that a process had, by `name@version`. A version that was released is never edited: a process that
 * reacts to other types gets a higher version, so that no older release moves its checkpoint past an event that it does not know.
 */
const versions = JSON.parse(readFileSync(new URL('./processVersions.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

test.each(processes.map((process) => [process.name, process] as const))('%s reacts to the event types of its version', (name, process) => {
  const version = process.version ?? 1
  expect(versions[`${name}@${version}`]).toEqual(process.events.toSorted())
  expect(versions, 'the version never goes down').not.toHaveProperty([`${name}@${version + 1}`])
})
