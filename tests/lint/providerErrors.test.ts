import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../src/domain/languages.ts'
import { isShown } from './isShown.ts'

const home = join(import.meta.dirname, '../..')
const document = readFileSync(join(home, 'docs/providerErrors.md'), 'utf8')
const folders = { server: 'src/texts', office: 'web/office/texts' } as const

interface ListedError {
  readonly code: string
  readonly source: string
  /** `server:` or `office:`, the file, and the key in it. */
  readonly text: string
  readonly shownBy: string
}

function errorsIn(page: string): readonly ListedError[] {
  return page.split('\n').flatMap((line) => {
    const [, code = '', source = '', text = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
    return line.startsWith('| `')
      ? [{ code: code.replaceAll('`', ''), source: source.replaceAll('`', ''), text: text.replaceAll('`', ''), shownBy }]
      : []
  })
}

function problemsOf(errors: readonly ListedError[]): readonly string[] {
  return errors.flatMap(({ code, source, text, shownBy }, index) => {
    const twice = errors.findIndex((other) => other.code === code && other.source === source) < index ? [`${code} is there twice`] : []
    if (shownBy === 'later') return twice
    return [
      ...twice,
      ...(isFile(source) ? [] : [`${code}: no such file: ${source}`]),
      ...languages.filter((language) => !isWritten(text, language)).map((language) => `${code}: no text in ${language}: ${text}`),
      ...(isShown(shownBy) ? [] : [`${code}: no such test: ${shownBy}`]),
    ]
  })
}

function isFile(path: string): boolean {
  const at = path.lastIndexOf('/')
  return at > 0 && readdirSync(join(home, path.slice(0, at))).includes(path.slice(at + 1))
}

function isWritten(text: string, language: string): boolean {
  const [, app, file = '', key = ''] = /^(server|office):(\w+)\.(.+)$/.exec(text) ?? []
  if (app !== 'server' && app !== 'office') return false
  const texts: unknown = JSON.parse(readFileSync(join(home, folders[app], language, `${file}.json`), 'utf8'))
  const found = key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], texts)
  return typeof found === 'string' && found !== ''
}

test('every error of the provider side is produced somewhere, worded in every language and shown by a test, or comes later', () => {
  const errors = errorsIn(document)
  expect(errors.length).toBeGreaterThan(60)
  expect(problemsOf(errors)).toEqual([])
})

test('every text about a failed payment stands in the list', () => {
  const payments = JSON.parse(readFileSync(join(home, folders.office, 'en/payments.json'), 'utf8')) as { readonly error: object }
  const listed = new Set(errorsIn(document).map(({ text }) => text))
  expect(Object.keys(payments.error).filter((code) => !listed.has(`office:payments.error.${code}`))).toEqual([])
})

test.each([
  ['no text', '| `a` | `package.json` | `server:signIn.planted` | later, perhaps |', 'a: no text in fr: server:signIn.planted'],
  [
    'no test',
    '| `a` | `src/main.ts` | `server:signIn.email_not_valid` | `src/planted.test.ts`: b |',
    'a: no such test: `src/planted.test.ts`: b',
  ],
  ['no source', '| `a` | `src/planted.ts` | `server:signIn.email_not_valid` | later, perhaps |', 'a: no such file: src/planted.ts'],
  ['itself', '| `a` | | | later |\n| `a` | | | later |', 'a is there twice'],
])('one with %s is found: planted', (_what, page, problem) => {
  expect(problemsOf(errorsIn(page))).toContain(problem)
})
