import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type InlineConfig } from 'vite'

const home = join(import.meta.dirname, '../..')
const stamp = join(home, 'dist/.sources')
const sources = ['web', 'src/api/schemas', 'src/domain', 'package-lock.json', 'scripts/web']

const builds: readonly InlineConfig[] = [
  { configFile: 'web/couple/vite.config.ts' },
  { configFile: 'web/couple/vite.config.ts', build: { ssr: 'renderPage.tsx' } },
  { configFile: 'web/office/vite.config.ts' },
]

/** Builds both web apps into `dist/`, unless they are there already from the same sources. */
export async function buildWeb({ force = false }: { readonly force?: boolean } = {}): Promise<void> {
  const wanted = fingerprint()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const environment = process.env['NODE_ENV']
  for (const each of builds) {
    const { configFile } = each
    if (typeof configFile === 'string' && existsSync(join(home, configFile))) {
      await build({ ...each, configFile: join(home, configFile), logLevel: 'warn' })
    }
  }
  // Vite sets it to production for the whole process.
  if (environment === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = environment
  await Promise.all(['dist/couple', 'dist/office'].map((directory) => compressFiles(join(home, directory))))
  writeFileSync(stamp, wanted)
}

/** Of every source's path and content: what a build depends on. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(home, source)).toSorted()) hash.update(relative(home, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Writes `.br` and `.gz` beside every text file, so that the server need not compress what never changes. */
async function compressFiles(directory: string): Promise<void> {
  if (!existsSync(directory)) return
  const files = filesOf(directory).filter((file) => /\.(js|css|svg)$/.test(file))
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
