import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-'))
afterAll(() => rmSync(folder, { recursive: true }))

const operator = {
  name: 'Alliance SAS',
  address: ['1 rue du Lac', '74000 Annecy'],
  email: 'bonjour@alliance.example',
  host: 'Hébergeur SA, Lyon',
  authority: 'CNIL',
  logDays: 14,
  backupDays: 30,
}

function configWith(content: string) {
  const file = join(folder, 'operator.json')
  writeFileSync(file, content)
  return readConfig({ NODE_ENV: 'test', OPERATOR_FILE: file })
}

test('who runs the product is read from a file, and is nobody without one', () => {
  expect(readConfig({ NODE_ENV: 'test' }).operator).toBeUndefined()
  expect(configWith(JSON.stringify(operator)).operator).toEqual({ ...operator, country: 'FR' })
  expect(configWith(JSON.stringify({ ...operator, country: 'BE' })).operator?.country).toBe('BE')
})

test.each([
  ['no JSON', 'JSON'],
  [JSON.stringify({ ...operator, email: 'nobody' }), 'email'],
  [JSON.stringify({ ...operator, address: [] }), 'address'],
  [JSON.stringify({ ...operator, country: 'GB' }), 'country'],
  [JSON.stringify({ ...operator, motto: 'I do' }), 'motto'],
])('%s stops the start in one line', (content, named) => {
  expect(() => configWith(content)).toThrow(new RegExp(`^OPERATOR_FILE: [^\\n]*${named}[^\\n]*$`))
})
