import { writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { eventStoreDbUrl } from './benchLog.ts'
import type { BenchResult } from './benchResult.ts'

/**
 * `npm run bench [name …]`: measures every performance goal in one run and writes bench/results.md. With EVENTSTOREDB_URL, an empty server,
 * `unlock` and `projectionLag` have their log there and `rebuildReading` reads from it; bench/results.md is then not changed.
 */
const benches: Readonly<Record<string, () => Promise<{ readonly run: () => Promise<readonly BenchResult[]> }>>> = {
  start: () => import('./start.ts'),
  unlock: () => import('./unlock.ts'),
  projectionLag: () => import('./projectionLag.ts'),
  rebuild: () => import('./rebuild.ts'),
  rebuildReading: () => import('./rebuildReading.ts'),
  directory: () => import('./directory.ts'),
  venues: () => import('./venues.ts'),
  uploads: () => import('./uploads.ts'),
  liveRequest: () => import('./liveRequest.ts'),
  views: () => import('./views.ts'),
  ledger: () => import('./ledger.ts'),
  payments: () => import('./payments.ts'),
  publicPages: () => import('./publicPages.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  interaction: () => import('./interaction.ts'),
}

const onEventStoreDb = ['unlock', 'projectionLag', 'rebuildReading']
const named = process.argv.slice(2)
const asked = named.length === 0 && eventStoreDbUrl ? onEventStoreDb : named
const results: BenchResult[] = []
for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.info(`measuring ${name} …`)
  const { run } = await load()
  const found = await run()
  results.push(...found)
  console.info(tableOf(found))
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}`
const table = tableOf(results)
console.info(`\n${machine}\n\n${table}`)
if (asked.length === 0) {
  const inputs = results.map((result) => `- **${result.name}**: ${result.inputs}`).join('\n')
  const text = `# Measured\n\n\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. All in one run, nothing else running.\n\n${table}\n\n## Inputs\n${inputs}\n`
  writeFileSync(new URL('results.md', import.meta.url), text)
}

function tableOf(measured: readonly BenchResult[]): string {
  const rows = measured.flatMap((result) =>
    result.figures.map((figure) => `| ${result.name} | ${figure.label} | ${format(figure.value)} ${figure.unit} | ${verdict(figure)} |`),
  )
  return ['| what | figure | measured | promised |', '|---|---|---|---|', ...rows].join('\n')
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
}

function verdict({ value, bar }: BenchResult['figures'][number]): string {
  if (bar?.atLeast !== undefined) return `at least ${bar.atLeast}: ${value >= bar.atLeast ? 'kept' : 'NOT KEPT'}`
  if (bar?.atMost !== undefined) return `at most ${bar.atMost}: ${value <= bar.atMost ? 'kept' : 'NOT KEPT'}`
  return ''
}
