import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Replaces text that occurs exactly once in the file. */
export function changeSource(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text.split(before), `${before} in ${file}`).toHaveLength(2)
  writeFileSync(
    file,
    text.replace(before, () => after),
  )
}
