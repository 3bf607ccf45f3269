import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** Compares the product's states with their stored pictures, or stores new ones with `--accept`. Further arguments select states. */
const { values, positionals } = parseArgs({ options: { accept: { type: 'boolean', default: false } }, allowPositionals: true })
const chosen = positionals.length > 0 ? ['-t', positionals.join('|')] : []
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'browser', 'tests/screenshots', ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, ...(values.accept ? { SCREENSHOTS: 'accept' } : {}) },
})
process.exitCode = status ?? 1
