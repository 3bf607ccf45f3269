import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../src')

/** The settings override the default rules; code that reads the defaults directly ignores the settings. */
const intended = ['domain/rules.ts', 'domain/overrideRules.ts']

function readsDefaults(file: string, source: string): boolean {
  return !intended.includes(file) && /\bdefaultRules\b/.test(source)
}

describe('the default rules', () => {
  it('are only read where the settings override them', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test|\.contract)\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => readsDefaults(file, readFileSync(join(src, file), 'utf8')))).toEqual([])
  })

  it('are found in a file that reads them', () => {
    expect(readsDefaults('jobs/planted.ts', `import { defaultRules } from '../domain/rules.ts'`)).toBe(true)
  })
})
