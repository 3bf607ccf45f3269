import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigurationError } from './configurationError.ts'

const folder = mkdtempSync(join(tmpdir(), 'testimonials-'))
afterAll(() => rmSync(folder, { recursive: true }))

function configWith(content: string) {
  const file = join(folder, 'testimonials.json')
  writeFileSync(file, content)
  return readConfig({ NODE_ENV: 'test', TESTIMONIALS_FILE: file })
}

test('the operator has no testimonials unless a file holds some', () => {
  expect(readConfig({ NODE_ENV: 'test' }).testimonials).toBeUndefined()
})

test('testimonials are read by language', () => {
  const couple = { text: 'Tout était simple.', name: 'Inès et Thomas' }
  expect(configWith(JSON.stringify({ fr: { couples: [couple] } })).testimonials).toEqual({
    fr: { couples: [{ ...couple, place: '' }], providers: [] },
  })
})

test.each([
  ['is no JSON', 'Tout était simple.', 'must hold JSON'],
  ['names an unknown language', '{"xx": {}}', 'xx'],
  ['names an unknown group', '{"fr": {"planners": []}}', 'fr'],
  ['leaves a text out', '{"fr": {"couples": [{"name": "Inès"}]}}', 'fr.couples.0.text'],
  ['holds an empty name', '{"fr": {"providers": [{"text": "Bien", "name": ""}]}}', 'fr.providers.0.name'],
])('a file that %s stops the start with one line', (_, content, named) => {
  expect(() => configWith(content)).toThrow(ConfigurationError)
  expect(() => configWith(content)).toThrow(new RegExp(`^TESTIMONIALS_FILE: [^\\n]*${named}[^\\n]*$`))
})
