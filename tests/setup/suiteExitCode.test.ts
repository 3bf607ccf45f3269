import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it.each([
  ['passes', 0],
  ['fails', 1],
] as const)('ends with the code of a suite whose only test %s', async (outcome, code) => {
  const folder = mkdtempSync(resolve('node_modules/.suite-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    join(folder, 'planted.test.ts'),
    `import { expect, it } from 'vitest'\nit('is planted', () => expect('passes').toBe('${outcome}'))\n`,
  )
  // With the suite's own global setup, whose Postgres once changed the exit code.
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: { include: ['*.test.ts'], globalSetup: ['${resolve('tests/setup/postgresCluster.ts')}'] } }\n`,
  )
  const suite = spawn(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder], { stdio: 'ignore' })
  expect(await once(suite, 'exit')).toEqual([code, null])
})
