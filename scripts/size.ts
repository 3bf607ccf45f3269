import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { coupleBudgets, type MeasuredBuild, officeBudgets, type ScriptBudget, weighScripts } from './web/scriptBudgets.ts'

/** `npm run size`, after `npm run build`: the sizes of the web apps' pages beside their budgets. Accepts the folder of another build. */
const dist = process.argv[2] ?? join(import.meta.dirname, '../dist')
const weighed = [...weighScripts('couple', builtApp('couple'), coupleBudgets), ...weighScripts('office', builtApp('office'), officeBudgets)]
for (const budget of weighed) console.info(line(budget))
process.exitCode = weighed.some(({ bytes, limit }) => bytes > limit) ? 1 : 0

function builtApp(name: string): MeasuredBuild {
  const directory = join(dist, name)
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as MeasuredBuild['manifest']
  return { manifest, sizeOf: (file) => gzipSync(readFileSync(join(directory, file)), { level: 9 }).length }
}

function line({ name, bytes, limit }: ScriptBudget): string {
  const inKilobytes = (size: number) => (size / 1_000).toFixed(1)
  return `${bytes > limit ? 'TOO HEAVY' : 'ok'.padEnd(9)} ${inKilobytes(bytes).padStart(6)} of ${inKilobytes(limit).padStart(6)} kB  ${name}`
}
