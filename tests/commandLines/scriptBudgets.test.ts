import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type MeasuredBuild, officeBudgets, weighScripts } from '../../scripts/web/scriptBudgets.ts'

const manifest: MeasuredBuild['manifest'] = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'public.html': { file: 'public.js' },
  'features/wizard/WizardPage.tsx': { file: 'wizard.js', imports: ['index.html', '_field.js'], isDynamicEntry: true },
  '_field.js': { file: 'field.js' },
  'providers/ProfileDialog.tsx': { file: 'dialog.js', imports: ['_react.js', '_field.js'], isDynamicEntry: true },
  'texts/fr/common.json': { file: 'fr.js', isDynamicEntry: true },
}
const sizes: Readonly<Record<string, number>> = {
  'index.js': 1,
  'react.js': 70,
  'public.js': 8,
  'wizard.js': 5,
  'field.js': 10,
  'dialog.js': 3,
  'fr.js': 2,
}
const build: MeasuredBuild = { manifest, sizeOf: (file) => sizes[file] ?? Number.NaN }

const budgets = {
  start: ['index.html', 'texts/fr/common.json'],
  publicPages: { entry: 'public.html', limit: 15 },
  pages: { 'features/wizard/WizardPage.tsx': { limit: 90 } },
  later: { 'providers/ProfileDialog.tsx': 12 },
}

describe('the weight of the scripts', () => {
  it('counts everything a page needs, each file once; for later parts only what the start does not include', () => {
    expect(weighScripts('couple', build, budgets).map(({ bytes, limit }) => [bytes, limit])).toEqual([
      [8, 15],
      [88, 90],
      [13, 12],
    ])
  })

  it('counts what a form within a page needs: the page, and what it loads for the form', () => {
    const forms = { 'the profile': { limit: 90, asksFor: ['features/wizard/WizardPage.tsx', 'providers/ProfileDialog.tsx'] } }
    expect(weighScripts('couple', build, { ...budgets, forms })).toContainEqual({ name: 'couple: the profile', bytes: 91, limit: 90 })
  })

  it('counts a page without its own budget as a further page, where the app has these', () => {
    const { pages: _, ...office } = { ...budgets, pages: {}, furtherPage: 60 }
    expect(weighScripts('office', build, { ...office, pages: {} })).toContainEqual({
      name: 'office: features/wizard/WizardPage.tsx, beyond what is loaded before',
      bytes: 15,
      limit: 60,
    })
  })

  it('counts a page, a further page and a later part with their own texts, and texts of the start once', () => {
    const wizard = 'features/wizard/WizardPage.tsx'
    const texts = new Map([
      [wizard, ['texts/fr/wizard.json', 'texts/fr/common.json']],
      ['providers/ProfileDialog.tsx', ['texts/fr/wizard.json']],
    ])
    const measured = {
      manifest: { ...manifest, 'texts/fr/wizard.json': { file: 'words.js', isDynamicEntry: true } },
      sizeOf: (file: string) => (file === 'words.js' ? 4 : build.sizeOf(file)),
    }
    expect(weighScripts('office', measured, { ...budgets, texts }).map(({ bytes }) => bytes)).toEqual([8, 92, 17])
    const further = weighScripts('office', measured, { ...budgets, texts, pages: {}, furtherPage: 60 })
    expect(further.map(({ bytes }) => bytes)).toEqual([8, 19, 17])
  })

  it('does not count preloaded modules for a further page, also when the manifest lists them without their folder', () => {
    const office = { ...budgets, pages: {}, preloaded: { modules: ['kit/field.tsx'], limit: 20 }, furtherPage: 60 }
    const shared = { ...manifest, '_field-C0a2.js': { file: 'field.js' } }
    expect(weighScripts('office', { ...build, manifest: shared }, office).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['office: pages for everybody', 8],
      ['office: kit/field.tsx, beyond what is loaded before', 10],
      ['office: features/wizard/WizardPage.tsx, beyond what is loaded before', 5],
      ['office: providers/ProfileDialog.tsx, beyond what is loaded before', 3],
    ])
  })

  it.each(['features/wizard/WizardPage.tsx', 'providers/ProfileDialog.tsx'])('fails while %s has no budget', (module) => {
    const { [module]: _page, ...pages } = budgets.pages as typeof budgets.pages & Record<string, never>
    const { [module]: _part, ...later } = budgets.later as typeof budgets.later & Record<string, never>
    expect(() => weighScripts('couple', build, { ...budgets, pages, later })).toThrow(`${module} is loaded by itself and has no budget`)
  })

  it('fails for a budget of something that is not in the build', () => {
    const later = { ...budgets.later, 'gone/Dialog.tsx': 10 }
    expect(() => weighScripts('couple', build, { ...budgets, later })).toThrow('gone/Dialog.tsx has a budget and is not in the build')
  })
})

it('has the modules that the office preloads as the preloaded ones', () => {
  const loading = readFileSync(join(import.meta.dirname, '../../web/office/layout/usePreloadedKit.ts'), 'utf8')
  const modules = Array.from(loading.matchAll(/import\('\.\.\/([^']+)'\)/g), ([, module]) => module)
  expect(new Set(modules)).toEqual(new Set(officeBudgets.preloaded?.modules))
})
