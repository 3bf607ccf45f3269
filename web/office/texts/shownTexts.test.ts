import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LaterPart, readTextUse, type TextUse } from '../../../scripts/web/readTextUse.ts'
import { startTexts } from './startTexts.ts'

const office = join(import.meta.dirname, '..')
const start: ReadonlySet<string> = new Set(startTexts)

/** Texts that a module and its imports show but that are not loaded. Parts that are loaded later bring their own. */
function missingTexts(file: string, brought: ReadonlySet<string>, read = readOnce, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const { shows, computed, imports, later } = read(file)
  return [
    ...computed.map((key) => `${relative(office, file)} computes the file of ${key}`),
    ...shows.filter((name) => !brought.has(name)).map((name) => `${relative(office, file)} shows ${name}`),
    ...imports.flatMap((path) => missingTexts(path, brought, read, seen)),
    ...later.flatMap((part) => missingInPart(part, brought, read, new Set(seen))),
  ]
}

function missingInPart({ file, texts, resource }: LaterPart, before: ReadonlySet<string>, read = readOnce, seen = new Set<string>()) {
  const brought = new Set([...before, ...texts])
  const own = resource !== undefined && !brought.has(resource) ? [`${relative(office, file)} shows ${resource}`] : []
  return [...own, ...missingTexts(file, brought, read, seen)]
}

const sources = new Map<string, TextUse>()
function readOnce(file: string): TextUse {
  const known = sources.get(file) ?? readTextUse(file)
  sources.set(file, known)
  return known
}

/** The pages: what the modules of the start load later. */
function pagesOf(file: string, seen = new Set<string>()): readonly LaterPart[] {
  if (seen.has(file)) return []
  seen.add(file)
  const { imports, later } = readOnce(file)
  return [...later, ...imports.flatMap((path) => pagesOf(path, seen))]
}

const app = join(office, 'OfficeApp.tsx')
const pages = pagesOf(app)
  .filter(({ file }) => file.endsWith('Page.tsx'))
  .map((page) => ({ name: relative(office, page.file), page }))

describe('the texts loaded with a page', () => {
  it('are looked for in every page', () => {
    expect(pages.length).toBeGreaterThan(30)
  })

  it.each(pages)('are exactly those that $name shows', ({ page }) => {
    expect(missingInPart(page, start)).toEqual([])
    const shown = (one: string) => missingInPart({ ...page, texts: page.texts.filter((name) => name !== one) }, start).length > 0
    expect(page.texts.filter((name) => !shown(name))).toEqual([])
  })

  it('suffice also for what the office shows without a page', () => {
    const withoutPages = (file: string): TextUse => ({
      ...readOnce(file),
      later: readOnce(file).later.filter((part) => !pages.some(({ page }) => page.file === part.file)),
    })
    expect(missingTexts(app, start, withoutPages)).toEqual([])
  })

  it('are reported as missing when a part, or a part loaded later, shows others', () => {
    const planted: Readonly<Record<string, string>> = {
      '/page.tsx':
        "import { Part } from './part.tsx'\nconst Dialog = withTexts(['photos'], async () => (await import('./dialog.tsx')).Dialog)\nt('credits.buy')",
      '/part.tsx': 't(`layout.${name}`)\nconst list = <List resource="payments" />',
      '/dialog.tsx': "useResourceTexts('photos')\nt('videos.add')",
    }
    const read = (file: string) => readTextUse(file, planted[`/${relative(office, file)}`] ?? '')
    const missing = (...names: readonly string[]) => missingTexts(join(office, 'page.tsx'), new Set([...startTexts, ...names]), read)
    expect(missing('credits', 'payments', 'videos')).toEqual([])
    expect(missing('credits', 'payments')).toEqual(['dialog.tsx shows videos'])
    expect(missing('videos', 'credits')).toEqual(['part.tsx shows payments'])
    expect(missing('videos', 'payments')).toEqual(['page.tsx shows credits'])
  })

  it.each([
    't(`${file}.title`)',
    't(isNew ? `${file}.new` : `${file}.old`, { name: nameOf(row) })',
    'translate(\n  `${resource}.fields.${name}`,\n)',
    '<TextInput source="name" label={`${resource}.fields.name`} />',
    '<Confirm title={isLast ? `${file}.last` : undefined} />',
  ])('are not found from %j, which is reported', (source) => {
    const { computed } = readTextUse(join(office, 'page.tsx'), source)
    expect(computed).not.toEqual([])
    expect(missingTexts(join(office, 'page.tsx'), start, (file) => readTextUse(file, source))).toEqual(
      computed.map((key) => `page.tsx computes the file of ${key}`),
    )
  })

  it.each(['t(`invoices.${status}`)', '<TextInput source={`${service}.description`} />', 'saveFile(`${number}.pdf`, content)'])(
    'may be found from %j',
    (source) => {
      expect(readTextUse(join(office, 'page.tsx'), source).computed).toEqual([])
    },
  )

  it('include those of the resource, which the kit shows', () => {
    const source =
      "export const x = defineResource({ name: 'invoices', list: withTexts(['payments'], async () => (await import('./XPage.tsx')).XPage) })"
    const { later } = readTextUse(join(office, 'xResource.ts'), source)
    expect(later.flatMap((page) => missingInPart(page, start, () => ({ shows: [], computed: [], imports: [], later: [] })))).toEqual([
      'XPage.tsx shows invoices',
    ])
  })
})
