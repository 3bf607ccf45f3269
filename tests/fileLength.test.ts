import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from './setup/filesIn.ts'
import { isPlanted } from './setup/isPlanted.ts'

const longest = 250
const home = join(import.meta.dirname, '..')
/** Data, not read from top to bottom. */
const exceptions: ReadonlySet<string> = new Set(['web/couple/features/account/phoneNotations.fixture.ts'])

type Source = readonly [file: string, text: string]

function tooLong(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(([file]) => /\.(ts|tsx|js|mjs|css)$/.test(file) && !exceptions.has(file))
    .filter(([, text]) => text.trimEnd().split('\n').length > longest)
    .map(([file]) => file)
}

test('reports a file of 251 lines, and neither one of 250 nor an exception', () => {
  const lines = (count: number) => 'x\n'.repeat(count)
  const sources: readonly Source[] = [
    ['src/a.ts', lines(longest + 1)],
    ['web/b.tsx', lines(longest)],
    ...[...exceptions].map((file): Source => [file, lines(longest + 1)]),
    ['tests/d.json', lines(longest + 1)],
  ]
  expect(tooLong(sources)).toEqual(['src/a.ts'])
})

test('no source file is longer than 250 lines', () => {
  const files = ['src', 'web', 'tests', 'scripts', 'bench']
    .flatMap((folder) => filesIn(join(home, folder)))
    .filter((file) => !isPlanted(file))
  const sources = files.map((file): Source => [relative(home, file), readFileSync(file, 'utf8')])
  expect(sources.length).toBeGreaterThan(1_000)
  expect(tooLong(sources)).toEqual([])
})
