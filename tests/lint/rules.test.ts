import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isShown } from './isShown.ts'

const home = join(import.meta.dirname, '../..')
const folder = join(home, 'docs/rules')

interface Rule {
  readonly id: string
  readonly rule: string
  readonly shownBy: string
}

/** The rows of every table of a document. */
function rulesIn(document: string): readonly Rule[] {
  return document.split('\n').flatMap((line) => {
    const [, id = '', rule = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
    return line.startsWith('|') && id !== 'id' && !id.startsWith('-') ? [{ id, rule, shownBy }] : []
  })
}

function problemsOf(rules: readonly Rule[]): readonly string[] {
  return rules.flatMap(({ id, rule, shownBy }, index) => [
    ...(/^[A-Z]+-\d+$/.test(id) ? [] : [`${id} is no id`]),
    ...(rules.findIndex((other) => other.id === id) < index ? [`${id} is there twice`] : []),
    ...(rule === '' ? [`${id} says nothing`] : []),
    ...(isShown(shownBy) ? [] : [`${id}: no such test: ${shownBy}`]),
  ])
}

/** Ids of documented areas only, so that an abbreviation such as UTF-8 is not taken for one. */
function citedIn(text: string, areas: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(/\b([A-Z]{3,})-\d+\b/g)].flatMap(([id, area = '']) => (areas.has(area) ? [id] : []))
}

describe('the rules of the product', () => {
  const rules = readdirSync(folder).flatMap((name) => rulesIn(readFileSync(join(folder, name), 'utf8')))
  const areas = new Set(rules.map(({ id }) => id.replace(/-\d+$/, '')))

  it('have an id each, and a test that exists or is marked as later', () => {
    expect(rules.length).toBeGreaterThan(90)
    expect(problemsOf(rules)).toEqual([])
  })

  it('are cited by existing ids', () => {
    const ids = new Set(rules.map(({ id }) => id))
    const files = execFileSync('git', ['ls-files', 'src', 'web', 'tests', 'docs'], { cwd: home, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.(?:tsx?|sql|md)$/.test(file) && file !== 'tests/lint/rules.test.ts' && existsSync(join(home, file)))
    const cited = files.flatMap((file) => citedIn(readFileSync(join(home, file), 'utf8'), areas).map((id) => ({ file, id })))
    expect(cited.filter(({ id }) => !ids.has(id))).toEqual([])
  })

  it.each([
    ['an id twice', '| REQ-1 | a | later |\n| REQ-1 | b | later |', 'REQ-1 is there twice'],
    ['no id', '| Request one | a | later |', 'Request one is no id'],
    ['no words', '| REQ-1 | | later |', 'REQ-1 says nothing'],
    ['no test', '| REQ-1 | a | |', 'REQ-1: no such test: '],
    ['a file that is not there', '| REQ-1 | a | `src/planted.test.ts`: b |', 'REQ-1: no such test: `src/planted.test.ts`: b'],
    [
      'a title that is not there',
      '| REQ-1 | a | `src/domain/password.test.ts`: b |',
      'REQ-1: no such test: `src/domain/password.test.ts`: b',
    ],
  ])('are refused with %s', (_, document, problem) => {
    expect(problemsOf(rulesIn(document))).toEqual([problem])
  })

  it('a planted unknown id is reported', () => {
    expect(citedIn('/** Rule REQ-999, in UTF-8. */', areas)).toEqual(['REQ-999'])
  })
})
