import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { earlierStatement, intactStatement, plantedStatements, rewrittenStatement } from '../setup/plantedStatements.ts'
import { runScript } from './runScript.ts'

const folder = mkdtempSync(join(tmpdir(), 'alliance-statements-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(statement: unknown, name = 'statement'): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, typeof statement === 'string' ? statement : JSON.stringify(statement))
  return file
}
/** Without a running product. */
const verify = (...files: readonly string[]) => runScript({ environment: {} }, 'ledgerVerify', ...files)

test('reports that an exported statement is intact, with its balance and fingerprint', async () => {
  const file = written(intactStatement)
  expect(await verify(file)).toEqual({ code: 0, output: `${file}: intact. Lines: 6. Balance: 10. Fingerprint: ${intactStatement.head}` })
})

test('names the first line that was changed', async () => {
  const said: (readonly [string, number | null, string])[] = []
  for (const [what, statement] of plantedStatements) {
    const { code, output } = await verify(written(statement))
    said.push([what, code, output.replace(/^.*json: /, '')])
  }
  expect(said).toEqual([
    ['a changed amount', 1, 'line 3: a value was changed.'],
    ['a changed balance', 1, 'line 4: a value was changed.'],
    ['a changed time', 1, 'line 5: a value was changed.'],
    ['a changed type', 1, 'line 1: a value was changed.'],
    ['another event', 1, 'line 6: a value was changed.'],
    ['another provider', 1, 'line 1: a value was changed.'],
    ['swapped lines', 1, 'line 2: another line stands in its place.'],
    ['a line twice', 1, 'line 3: another line stands in its place.'],
    ['a removed line', 1, 'line 4: it was removed.'],
    ['a removed last line', 1, 'line 6: it was removed.'],
    ['a wrong sum with hashes to match', 1, 'line 3: its balance does not follow from the one before.'],
  ])
})

test('compares a statement with an earlier one of the same account', async () => {
  const [rewritten, earlier] = [written(rewrittenStatement, 'rewritten'), written(earlierStatement, 'earlier')]
  expect((await verify(rewritten)).code).toBe(0)
  expect(await verify(rewritten, earlier)).toEqual({ code: 1, output: `${rewritten}: line 3: it differs from the earlier statement.` })
  expect((await verify(written(intactStatement), earlier)).code).toBe(0)
})

test('refuses a file that is not a statement, and wrong arguments', async () => {
  expect(await verify(written({ format: 'something else' }))).toMatchObject({
    code: 1,
    output: expect.stringContaining('is no exported statement.'),
  })
  expect((await verify(written('{'))).code).toBe(1)
  expect(await verify(join(folder, 'nowhere.json'))).toMatchObject({ code: 1, output: expect.stringContaining('ENOENT') })
  expect(await verify()).toMatchObject({ code: 2, output: expect.stringContaining('Usage:') })
})
