import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a directory, skipping files that disappear meanwhile. */
export function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
