import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The settings override the default rules; code that reads the defaults directly ignores the settings. The gallery has no server. */
const intended = [
  'src/domain/rules.ts',
  'src/domain/overrideRules.ts',
  'src/domain/publicRules.ts',
  'src/domain/privateRules.ts',
  'web/office/gallery/startGallery.tsx',
]

function readsDefaults(file: string, source: string): boolean {
  return !intended.includes(file) && /\bdefault(Public|Private)?Rules\b/.test(source)
}

describe('the default rules', () => {
  it.each([
    ['src', 200],
    ['web', 400],
  ])('are only read where the settings override them: %s', (folder, atLeast) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.contract)\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file))
      .map((file) => `${folder}/${file}`)
    expect(files.length).toBeGreaterThan(atLeast)
    expect(files.filter((file) => readsDefaults(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each(['defaultRules', 'defaultPublicRules', 'defaultPrivateRules'])('are found in a file that reads them: %s', (name) => {
    expect(readsDefaults('src/jobs/planted.ts', `import { ${name} } from '../domain/rules.ts'`)).toBe(true)
  })
})
