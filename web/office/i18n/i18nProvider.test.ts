import { expect, test } from 'vitest'
import { createI18n } from '../../shared/i18n/createI18n.ts'
import { loadTranslations } from '../texts/loadTranslations.ts'
import { createI18nProvider } from './i18nProvider.ts'

const started = async () => createI18nProvider(createI18n('en', await loadTranslations('en')))

test('has the names of pages from the start, and the texts of a page once they are loaded', async () => {
  const provider = await started()
  expect(provider.translate('pages.credits')).toBe('Credits')
  expect(provider.translate('credits.statement')).toBe('credits.statement')
  await provider.loadTexts(['credits'])
  expect(provider.translate('credits.statement')).toBe('Statement')
  expect(provider.translate('resources.credits.fields.date')).toBe('Date')
})

test('loads the texts of everything loaded so far when the language changes, also of a page that is loading meanwhile', async () => {
  const provider = await started()
  await provider.loadTexts(['credits'])
  await Promise.all([provider.changeLocale('fr'), provider.loadTexts(['invoices'])])
  expect(provider.translate('credits.statement')).toBe('Relevé')
  expect(provider.translate('pages.invoices')).toBe('Factures')
  expect(provider.translate('invoices.failed')).toMatch(/^Vos factures/)
  expect(provider.translate('reviews.failed')).toBe('reviews.failed')
})

test('fails to load texts that do not exist', async () => {
  const provider = await started()
  await expect(provider.loadTexts(['gone' as 'credits'])).rejects.toThrow('there are no texts in en: gone')
})
