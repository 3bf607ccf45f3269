import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = join(import.meta.dirname, '../..')
/** What other tests plant beside their own files, and take away while sources are copied. */
const planted = /\/tests\/types\/planted-/

/**
 * Copies what the product is made of, and the folders that are asked for besides, into a folder of its own, to change some of it: nothing is
 * built there. Answers with the folder.
 */
export function copySources(...besides: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'alliance-sources-'))
  for (const name of ['src', 'web', 'package.json', 'package-lock.json', 'tsconfig.json', ...besides])
    cpSync(join(home, name), join(copy, name), { recursive: true, filter: (file) => !planted.test(file) })
  // Packages one by one, since Vite keeps what it prepares of them beside them.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(home, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(home, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}
