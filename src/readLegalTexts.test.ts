import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exampleOperator } from '../scripts/demo/texts/exampleOperator.ts'
import { readConfig } from './config.ts'

const drafts = join(import.meta.dirname, 'draftTerms/2026-11-01')

/** A folder of the operator's with these versions and languages. */
function operatorFolder(versions: Readonly<Record<string, readonly string[]>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'privacy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'operator.json'), JSON.stringify(exampleOperator))
  for (const [version, languages] of Object.entries(versions)) {
    mkdirSync(join(folder, version))
    for (const language of languages) cpSync(join(drafts, `${language}.json`), join(folder, version, `${language}.json`))
  }
  return folder
}

const configOf = (folder: string) => readConfig({ NODE_ENV: 'test', OPERATOR_FILE: join(folder, 'operator.json'), PRIVACY_DIR: folder })

test('without texts of the operator there are none', () => {
  expect(readConfig({ NODE_ENV: 'test' })).toMatchObject({ privacy: undefined, imprint: undefined })
})

test('the newest version is the current one, and the older ones stay', () => {
  const { privacy } = configOf(operatorFolder({ '2027-03-01': ['fr'], '2026-11-01': ['fr'] }))
  expect(privacy?.current).toBe('2027-03-01')
  expect([...(privacy?.versions.keys() ?? [])]).toEqual(['2026-11-01', '2027-03-01'])
})

test('English stands for a language that is missing, and French where there is no English', () => {
  const { privacy } = configOf(operatorFolder({ '2026-11-01': ['fr', 'de'], '2027-03-01': ['fr', 'en', 'de'] }))
  const languageOf = (version: string) => {
    const texts = privacy?.versions.get(version)
    return [texts?.de.language, texts?.nl.language]
  }
  expect([languageOf('2026-11-01'), languageOf('2027-03-01')]).toEqual([
    ['de', 'fr'],
    ['de', 'en'],
  ])
})

test.each([
  ['no version', {}, 'must hold a folder for each version'],
  ['neither English nor French', { '2026-11-01': ['de'] }, '2026-11-01 must hold en.json or fr.json'],
])('%s stops the start', (_what, versions, named) => {
  expect(() => configOf(operatorFolder(versions))).toThrow(`PRIVACY_DIR: ${named}`)
})

test('a text without sections stops the start', () => {
  const folder = operatorFolder({ '2026-11-01': ['fr'] })
  writeFileSync(join(folder, '2026-11-01/it.json'), '{"sections": []}')
  expect(() => configOf(folder)).toThrow('PRIVACY_DIR: 2026-11-01/it.json is not like')
})

test.each(['PRIVACY_DIR', 'IMPRINT_DIR'])('%s without OPERATOR_FILE stops the start', (name) => {
  expect(() => readConfig({ NODE_ENV: 'test', [name]: operatorFolder({ '2026-11-01': ['fr'] }) })).toThrow(
    `${name} is set without OPERATOR_FILE`,
  )
})
