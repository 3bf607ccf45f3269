import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { interfaceLanguages } from '../../shared/i18n/languages.ts'
import { moduleOf } from '../appModules.ts'
import { loadTranslations } from './loadTranslations.ts'
import { appPageNames, pageNamespaces, pageTexts, startTexts } from './pageTexts.ts'

const couple = join(import.meta.dirname, '..')
const start: ReadonlySet<string> = new Set(startTexts)

interface Source {
  /** Namespaces whose texts it uses. */
  readonly shows: readonly string[]
  readonly imports: readonly string[]
  /** Modules that it loads later, with the namespaces loaded together with them. */
  readonly later: readonly { readonly file: string; readonly texts: readonly string[] }[]
}

/** Finds in a source file which namespaces it uses, and what it imports and loads later. The file is parsed, not run. */
function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const quoted = (list: string) => [...list.matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? [])
  const textsOf = (given: string) => Object.entries(pageTexts).find(([page]) => given === `pageTexts.${page}`)?.[1] ?? quoted(given)
  const beside = (path: string) => join(dirname(file), path)
  const statements = text.split(/\n(?=\S)/)
  const loads = statements.flatMap((statement) => {
    const path = /import\('(\.[^']+\.tsx?)'\)/.exec(statement)?.[1]
    // The `import()` may be in a named function, which another statement passes to `withTexts`.
    const name = /^const (\w+) = async/.exec(statement)?.[1]
    const user = name === undefined ? statement : statements.find((other) => other.includes(`${name})`) && other !== statement)
    return path === undefined ? [] : [{ file: beside(path), texts: textsOf(/withTexts\(\s*([^]*?),\s*\w+/.exec(user ?? '')?.[1] ?? '') }]
  })
  return {
    shows: [
      ...[...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) => quoted(names)),
      ...[...text.matchAll(/\bt\([`']([a-z]\w*):/g)].flatMap(([, name]) => name ?? []),
    ],
    imports: [...text.matchAll(/^(?:import|export)(?! type)[^'\n]*(?:\n[^']*?)?from '(\.[^']+\.tsx?)'/gm)].flatMap(([, path]) =>
      path ? beside(path) : [],
    ),
    later: loads,
  }
}

/** Namespaces that a module and its imports use but that are not loaded. Modules loaded later bring their own. */
function missingTexts(file: string, brought: ReadonlySet<string>, read = readSource, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const { shows, imports, later } = read(file)
  return [
    ...shows.filter((name) => !brought.has(name)).map((name) => `${file.slice(couple.length + 1)} shows ${name}`),
    ...imports.flatMap((path) => missingTexts(path, brought, read, seen)),
    ...later.flatMap(({ file: path, texts }) => missingTexts(path, new Set([...brought, ...texts]), read, new Set(seen))),
  ]
}

const pages = appPageNames.map((name) => ({ name, texts: pageTexts[name], page: join(couple, moduleOf(name)) }))

describe('the namespaces listed for a page', () => {
  it.each(pages)('are exactly those that $name uses', ({ texts, page }) => {
    expect(existsSync(page)).toBe(true)
    expect(missingTexts(page, new Set([...start, ...texts]))).toEqual([])
    for (const one of texts) {
      const without = new Set([...start, ...texts.filter((name) => name !== one)])
      expect(missingTexts(page, without), `${one} is brought and not shown`).not.toEqual([])
    }
  })

  it('are reported as missing when a part, or a part loaded later, uses others', () => {
    const sources: Readonly<Record<string, Source>> = {
      page: { shows: ['account'], imports: ['part'], later: [{ file: 'dialog', texts: ['wizard'] }] },
      part: { shows: ['common'], imports: [], later: [] },
      dialog: { shows: ['wizard', 'city'], imports: [], later: [] },
    }
    const read = (file: string) => sources[file] ?? { shows: [], imports: [], later: [] }
    expect(missingTexts('page', new Set(['common', 'account', 'city']), read)).toEqual([])
    expect(missingTexts('page', new Set(['common', 'account']), read)).toHaveLength(1)
    expect(missingTexts('page', new Set(['account', 'city']), read)).toHaveLength(1)
  })

  it.each(interfaceLanguages)('can be loaded in %s, with the start’s', async (language) => {
    const loaded = await loadTranslations(language, pageNamespaces)
    expect(Object.keys(loaded).toSorted()).toEqual([...startTexts, ...pageNamespaces].toSorted())
  })

  it('include everything that the app’s start uses', () => {
    expect(missingTexts(join(couple, 'CoupleApp.tsx'), start)).toEqual([])
  })
})
