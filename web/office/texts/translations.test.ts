import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createI18n } from '../../shared/i18n/createI18n.ts'
import { interfaceLanguages } from '../../shared/i18n/languages.ts'
import { createI18nProvider } from '../i18n/i18nProvider.ts'
import { resources } from '../resources.ts'
import { loadAllTranslations } from './loadAllTranslations.ts'

const fr = await loadAllTranslations('fr')

function texts(tree: object, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : texts(value, `${path}${name}.`),
  )
}

test('uses the right spaces and apostrophes in French', () => {
  const careless = texts(fr).filter(([, text]) => / [:;?!»€—]|« |'|\.\.\./.test(text))
  expect(careless).toEqual([])
})

test.each(interfaceLanguages)('has every message of react-admin’s own in %s', async (language) => {
  const { translate } = createI18nProvider(createI18n(language, await loadAllTranslations(language)))
  const core = join(import.meta.dirname, '../../../node_modules/ra-core/src')
  const sources = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!spec|stories)\.tsx?$/.test(name))
  const wanted = sources.flatMap((name) => [...readFileSync(join(core, name), 'utf8').matchAll(/'ra\.([a-z_]+\.[A-Za-z_.]+)'/g)])
  const keys = [...new Set(wanted.map(([, key]) => key))]
  expect(keys.length).toBeGreaterThan(30)
  expect(keys.filter((key) => translate(`ra.${key}`) === `ra.${key}`)).toEqual([])
})

test.each(interfaceLanguages)('keeps labels of the bottom bar to ten letters in %s', async (language) => {
  const { translate } = createI18nProvider(createI18n(language, await loadAllTranslations(language)))
  const menu = resources.flatMap((each) => (each.menu ? [each.menu.short ?? `pages.${each.name}`] : [])).slice(0, 4)
  const words = [...menu, 'layout.more'].map((key) => translate(key))
  expect(menu).toContain('layout.short.reviews')
  expect(words.filter((word) => word.length > 10)).toEqual([])
})

test('counts in words, and returns a message of the server unchanged', async () => {
  const { translate } = createI18nProvider(createI18n('fr', fr))
  expect(translate('layout.balance', { smart_count: 1 })).toBe('1\u00a0crédit')
  expect(translate('layout.balance', { smart_count: 3 })).toBe('3\u00a0crédits')
  expect(translate('Vous avez refusé cette demande : elle est close.')).toBe('Vous avez refusé cette demande : elle est close.')
  expect(translate('no.such.key', { _: 'Sinon' })).toBe('Sinon')
})
