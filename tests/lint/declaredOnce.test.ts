import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { directoryPath, legalPaths, officePath, paths } from '../../src/api/schemas/pagePaths.ts'

const home = join(import.meta.dirname, '../..')

interface Declared {
  readonly what: string
  readonly where: readonly string[]
  readonly literal: RegExp
}

const pages = [...Object.values(paths), ...Object.values(legalPaths), directoryPath, officePath].filter((path) => path !== paths.welcome)

/** What is declared once: elsewhere it is derived, and not written down again. */
const declared: readonly Declared[] = [
  {
    what: 'a page’s path',
    where: ['src/api/schemas/pagePaths.ts'],
    // A typed call's path lies below the base of a side of the API.
    literal: new RegExp(`(?<!\\bside\\.\\w+\\()['"\`](?:${pages.join('|')})(?:['"\`]|[/?#](?!.*import))`),
  },
  {
    what: 'a query’s key',
    where: ['web/couple/api/queryKeys.ts', 'web/office/api/queryKeys.ts', 'src/api/schemas/presets.ts'],
    literal: /(?:queryKey|mutationKey):\s*\[|\b\w*Key\b[^=\n]* = \[|QueryData(?:<[^(]*>)?\(\s*\[/,
  },
]

function writtenAgain(file: string, source: string): readonly string[] {
  const lines = source.split('\n').filter((line) => !/^\s*(?:\*|\/\/|\/\*\*|import )/.test(line))
  return declared
    .filter(({ where, literal }) => !where.includes(file) && lines.some((line) => literal.test(line)))
    .map(({ what }) => `${file} writes ${what} down again`)
}

describe('what several places must agree on is declared once', () => {
  it('and derived everywhere else', () => {
    const files = ['web', 'src/api']
      .flatMap((folder) => readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
      // Other guards' tests write planted files and remove them meanwhile.
      .filter((file) => /(?<!\.test|\.config|\.d)\.tsx?$/.test(file) && !/planted/i.test(file))
    expect(files.length).toBeGreaterThan(400)
    expect(files.flatMap((file) => writtenAgain(file, readFileSync(join(home, file), 'utf8')))).toEqual([])
  })

  it.each([
    `<Link to="/account">`,
    `navigate('/formulaire')`,
    'const address = `/planners/${country}`',
    `app.get('/imprint', send)`,
    `useQuery({ queryKey: ['me'] })`,
    `export const meKey = ['me'] as const`,
    `queries.setQueryData(['photos'], gallery)`,
  ])('a literal is found: %s', (line) => {
    expect(writtenAgain('web/couple/planted.tsx', line)).toHaveLength(1)
  })

  it.each([
    `<Link to={paths.account}>`,
    `api.get('/api/project/me')`,
    `side.put('/account/language', { body })`,
    `queryKey: queryKeys.me`,
    `import x from './project/x.ts'`,
  ])('what is derived is not: %s', (line) => {
    expect(writtenAgain('web/couple/planted.tsx', line)).toEqual([])
  })
})
