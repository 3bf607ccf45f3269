import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn } from './filesIn.ts'
import { isPlanted } from './isPlanted.ts'

const home = join(import.meta.dirname, '../..')
const cache = join(home, 'node_modules/.cache')
const hourMs = 3_600_000

interface Built {
  /** The folder of its builds in the cache. */
  readonly name: string
  /** The folders whose files it is built from. */
  readonly sources: readonly string[]
  readonly build: (folder: string) => Promise<unknown>
}

/** Builds into a folder, unless done since the last change of a source. Returns the folder. */
export async function builtOnce({ name, sources, build }: Built): Promise<string> {
  const builds = join(cache, name)
  const folder = join(builds, fingerprint(sources))
  if (existsSync(folder)) return folder
  // Built in a temporary folder and moved, since several tests may ask at once.
  const building = join(builds, `.building-${process.pid}`)
  await build(building)
  for (const older of readdirSync(builds)) {
    const path = join(builds, older)
    if (Date.now() - statSync(path).mtimeMs > hourMs) rmSync(path, { recursive: true, force: true })
  }
  if (existsSync(folder)) rmSync(building, { recursive: true, force: true })
  else renameSync(building, folder)
  return folder
}

/** A hash of every source's path, size and modification time. */
function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((source) => filesIn(join(home, source))).filter((file) => !isPlanted(file))
  for (const file of [...files, join(home, 'package-lock.json')].toSorted()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(home, file)}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex').slice(0, 20)
}
