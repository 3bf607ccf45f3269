import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { defaultRules } from './domain/rules.ts'

const { termsVersion } = defaultRules
const drafts = join(import.meta.dirname, 'draftTerms')

/** A folder of the operator's, which begins as a copy of the drafts. */
function operatorFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'terms-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(drafts, folder, { recursive: true })
  return folder
}

const termsIn = (folder: string, rules = '{}') => readConfig({ NODE_ENV: 'test', TERMS_DIR: folder, RULES: rules }).terms

test('without terms of the operator there is a draft, of the version that is accepted', () => {
  const terms = readConfig({ NODE_ENV: 'test' }).terms
  expect(terms).toMatchObject({ isDraft: true, current: termsVersion })
  expect(terms.versions.get(termsVersion)?.fr.sections[0]?.title).toBe('Le service')
})

test('the operator has several versions, of which the rules name the current one', () => {
  const folder = operatorFolder()
  cpSync(join(drafts, termsVersion), join(folder, '2027-03-01'), { recursive: true })
  expect([...termsIn(folder).versions.keys()]).toEqual([termsVersion, '2027-03-01'])
  expect(termsIn(folder)).toMatchObject({ isDraft: false, current: termsVersion })
  expect(termsIn(folder, '{"termsVersion": "2027-03-01"}').current).toBe('2027-03-01')
})

test('a version that is accepted and has no text stops the start', () => {
  expect(() => termsIn(operatorFolder(), '{"termsVersion": "2027-03-01"}')).toThrow(/^TERMS_DIR: must hold the folder 2027-03-01/)
  expect(() => readConfig({ NODE_ENV: 'test', RULES: '{"termsVersion": "2027-03-01"}' })).toThrow(
    /^TERMS_DIR: must hold the folder 2027-03-01/,
  )
})

test('a language that is missing, or has no sections, stops the start', () => {
  const folder = operatorFolder()
  writeFileSync(join(folder, termsVersion, 'pt.json'), '{"sections": []}')
  expect(() => termsIn(folder)).toThrow(`TERMS_DIR: ${termsVersion}/pt.json is not like`)
  rmSync(join(folder, termsVersion, 'de.json'))
  expect(() => termsIn(folder)).toThrow(`TERMS_DIR: ${termsVersion}/de.json is not like`)
})
