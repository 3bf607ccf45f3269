import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Comparison, comparePictures } from './comparePictures.ts'
import { acceptPicture, storedPicture } from './storedPictures.ts'

/** Where a differing picture and the difference are saved. */
const differencesFolder = join(import.meta.dirname, '../../.data/screenshots')
const pauseMs = 100
/** How long a page may keep changing beyond the patience. */
const restlessMs = 30_000

/** Whether captured pictures replace stored ones that differ. */
export const accepting = (): boolean => process.env['SCREENSHOTS'] === 'accept'

interface Options {
  readonly accept?: boolean
  /** Where pictures and differences are stored, if not at the default places. */
  readonly stored?: string
  readonly differences?: string
  /** How long a page may take to settle; long on a busy machine, since a page that equals its stored picture passes at once. */
  readonly patienceMs?: number
}

/**
 * Fails unless the captured picture equals the stored one, at once or after the page has settled. A missing stored picture is a failure
 * too.
 */
export async function expectPicture(
  name: string,
  capture: () => Promise<Buffer>,
  { accept = accepting(), stored: storedIn, differences = differencesFolder, patienceMs = accept ? 6_000 : 60_000 }: Options = {},
): Promise<void> {
  const stored = storedPicture(name, storedIn)
  const { actual, comparison } = await atRest(capture, stored, patienceMs)
  if (comparison?.alike) return
  if (accept) return acceptPicture(name, actual, storedIn)
  mkdirSync(differences, { recursive: true })
  const path = join(differences, `${name}.actual.png`)
  writeFileSync(path, actual)
  if (comparison?.difference) writeFileSync(join(differences, `${name}.difference.png`), await comparison.difference())
  const found = comparison?.words ?? 'no picture of it is stored'
  expect.fail(`${name}: ${found}. Drawn was ${path}. If that is how it should look: npm run screenshots -- --accept`)
}

interface Rest {
  readonly actual: Buffer
  readonly comparison?: Comparison
}

/** The capture that equals the stored picture; else the last one, once two captures in a row are equal and the time is over. */
async function atRest(capture: () => Promise<Buffer>, stored: Buffer | undefined, patienceMs: number): Promise<Rest> {
  const began = performance.now()
  let last: Rest | undefined
  for (;;) {
    const actual = await capture()
    const same = last?.actual.equals(actual) ?? false
    const comparison = same ? last?.comparison : stored && (await comparePictures(stored, actual))
    last = { actual, ...(comparison ? { comparison } : {}) }
    const waitedMs = performance.now() - began
    if (comparison?.alike || (same && (!stored || waitedMs > patienceMs))) return last
    if (waitedMs > patienceMs + restlessMs) throw new Error('the page does not come to rest')
    await delay(pauseMs)
  }
}
