import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const home = join(import.meta.dirname, '../..')
const dist = join(home, 'dist')
const shared = ['web/shared', 'web/leftOut.ts', 'src/api/schemas', 'src/domain', 'package-lock.json', 'scripts/web']
const stamp = '.sources'

/** The builds: each from its own sources into a folder of `dist/`. */
const outputs = [
  { name: 'couple', config: 'web/couple/vite.config.ts', sources: ['web/couple', ...shared] },
  { name: 'couple-server', config: 'web/couple/vite.config.ts', ssr: 'renderPage.tsx', sources: ['web/couple', ...shared] },
  { name: 'office', config: 'web/office/vite.config.ts', sources: ['web/office', ...shared] },
] as const
type Output = (typeof outputs)[number]

/**
 * Builds both web apps into `dist/`, except those already built from the same sources.
 * @throws AggregateError when some could not be built; the others are built
 */
export async function buildWeb({ force = false }: { readonly force?: boolean } = {}): Promise<void> {
  // Vite reads it from the process, where a test has another value; it is restored below.
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const failures: unknown[] = []
  for (const output of outputs) await bring(output, force).catch((error: unknown) => failures.push(error))
  if (environment === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = environment
  if (failures.length > 0) throw new AggregateError(failures, `the web apps could not be built: ${failures.map(String).join('\n')}`)
}

async function bring(output: Output, force: boolean): Promise<void> {
  const target = join(dist, output.name)
  const wanted = fingerprint(output.sources)
  if (!force && existsSync(join(target, stamp)) && readFileSync(join(target, stamp), 'utf8') === wanted) return
  // Built in a temporary folder and moved, so that concurrent readers find either build.
  const building = join(dist, `.building-${process.pid}-${output.name}`)
  // Loaded only when there is something to build, which is rare.
  const { build } = await import('vite')
  try {
    const ssr = 'ssr' in output ? { ssr: output.ssr } : {}
    await build({ configFile: join(home, output.config), logLevel: 'warn', build: { outDir: building, emptyOutDir: true, ...ssr } })
    await compressFiles(building)
    writeFileSync(join(building, stamp), wanted)
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    rmSync(building, { recursive: true, force: true })
    throw error
  }
  mkdirSync(dist, { recursive: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(building, target)
}

/** A hash of every source's path and content. */
function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(home, source)).toSorted()) hash.update(relative(home, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Writes `.br` and `.gz` beside every text file, so that the server need not compress static files. */
async function compressFiles(directory: string): Promise<void> {
  const files = filesOf(directory).filter((file) => /\.(js|css|svg)$/.test(file) && !file.endsWith('renderPage.js'))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
        promisify(gzip)(content, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

function filesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
