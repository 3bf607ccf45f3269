import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPlanted } from './isPlanted.ts'

const home = join(import.meta.dirname, '../..')

/**
 * Copies the product's sources, and further folders if given, into a separate folder, to change some of them; nothing is built there.
 * Returns the folder.
 */
export function copySources(...besides: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'alliance-sources-'))
  for (const name of ['src', 'web', 'package.json', 'package-lock.json', 'tsconfig.json', ...besides])
    cpSync(join(home, name), join(copy, name), { recursive: true, filter: (file) => !isPlanted(file) })
  // Packages one by one, since Vite caches prepared packages beside them.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(home, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(home, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}
