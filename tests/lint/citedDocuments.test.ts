import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const home = join(import.meta.dirname, '../..')
const cited = /(?<![\w.*/-])(?:\.{0,2}\/)?[\w-][\w./-]*\.md\b/g

/** A citation is read from the repository's root, from the citing file's folder, or from the folder of results and decisions. */
function missingDocuments(file: string, text: string): readonly string[] {
  const folders = ['', dirname(file), 'bench', 'docs', 'docs/decisions']
  return [...text.matchAll(cited)]
    .map(([document]) => document)
    .filter((document) => !folders.some((folder) => existsSync(join(home, folder, document))))
    .map((document) => `${file} cites ${document}`)
}

describe('a document that is cited', () => {
  it('exists in the repository', () => {
    const files = execFileSync('git', ['ls-files', 'src', 'web', 'scripts', 'bench', 'tests', 'docs', 'README.md'], {
      cwd: home,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.(?:tsx?|mjs|sql|md)$/.test(file) && file !== 'tests/lint/citedDocuments.test.ts' && existsSync(join(home, file)))
    expect(files.length).toBeGreaterThan(400)
    expect(files.flatMap((file) => missingDocuments(file, readFileSync(join(home, file), 'utf8')))).toEqual([])
  })

  it.each(['(decisions.md, "Suggestions")', '// See docs/decisions/0999-planted.md.', '[planted](./planted.md)'])(
    'is reported when it does not exist: %s',
    (line) => {
      expect(missingDocuments('docs/planted.ts', line)).toHaveLength(1)
    },
  )
})
