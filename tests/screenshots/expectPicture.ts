import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Comparison, comparePictures } from './comparePictures.ts'
import { acceptPicture, storedPicture } from './storedPictures.ts'

/** Where a picture that differs is put, with the difference. */
const differencesFolder = join(import.meta.dirname, '../../.data/screenshots')
const pauseMs = 100

/** Whether what is captured is stored in place of what differs from it. */
export const accepting = (): boolean => process.env['SCREENSHOTS'] === 'accept'

interface Options {
  readonly accept?: boolean
  /** Where pictures are stored, and differences are put, if not at their usual places. */
  readonly stored?: string
  readonly differences?: string
  /** How long a page may take to come to rest: on a busy machine long, as one that is as stored passes at once. */
  readonly patienceMs?: number
}

/** Fails unless what `capture` gives is as stored, at once or when the page has come to rest. A picture that is not stored is a failure too. */
export async function expectPicture(
  name: string,
  capture: () => Promise<Buffer>,
  { accept = accepting(), stored: storedIn, differences = differencesFolder, patienceMs = accept ? 6_000 : 20_000 }: Options = {},
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

/** What was captured once it is as stored; else once two pictures are the same and the page has had its time. */
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
    if (waitedMs > 2 * patienceMs) throw new Error('the page does not come to rest')
    await delay(pauseMs)
  }
}
