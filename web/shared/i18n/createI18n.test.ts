import { describe, expect, it, vi } from 'vitest'
import { changeLanguage, createI18n } from './createI18n.ts'
import type { InterfaceLanguage } from './languages.ts'
import type { Translations } from './loadTranslations.ts'

const texts: Partial<Record<InterfaceLanguage, Translations>> = {
  de: { common: { back: 'Zurück' }, wizard: { confirmation: { sent_other: 'An {{count}} gesendet' } } },
  en: { common: { back: 'Back', save: 'Save' }, wizard: {} },
  fr: { common: { back: 'Retour', save: 'Enregistrer', cancel: 'Annuler' }, wizard: { count: 'Nombre' } },
}

/** An instance in German, and the languages loaded since. */
function inGerman(failures = 0) {
  const loaded: InterfaceLanguage[] = []
  let left = failures
  const { t } = createI18n('de', texts.de ?? {}, async (language) => {
    if (left-- > 0) throw new Error('offline')
    loaded.push(language)
    return texts[language] ?? {}
  })
  return { loaded, t }
}

describe('a missing text', () => {
  it('is taken from English, then from French, which are loaded only when needed', async () => {
    const { loaded, t } = inGerman()
    expect([t('back'), t('wizard:confirmation.sent', { count: 3 })]).toEqual(['Zurück', 'An 3 gesendet'])
    expect(loaded).toEqual([])
    await vi.waitFor(() => expect(t('save')).toBe('Save'), { timeout: 120_000 })
    expect(loaded).toEqual(['en'])
    await vi.waitFor(() => expect(t('wizard:count')).toBe('Nombre'), { timeout: 120_000 })
    expect([t('cancel'), t('back'), t('save')]).toEqual(['Annuler', 'Zurück', 'Save'])
    expect(loaded).toEqual(['en', 'fr'])
  })

  it('is shown as its key when no language has it, and nothing is loaded again', async () => {
    const { loaded, t } = inGerman()
    await vi.waitFor(
      () => {
        expect(t('retry')).toBe('retry')
        expect(loaded).toEqual(['en', 'fr'])
      },
      { timeout: 120_000 },
    )
    expect(t('retry')).toBe('retry')
    expect(loaded).toEqual(['en', 'fr'])
  })

  it('is requested again after a load failed', async () => {
    const { loaded, t } = inGerman(1)
    expect(t('save')).toBe('save')
    await vi.waitFor(() => expect(t('save')).toBe('Save'), { timeout: 120_000 })
    expect(loaded).toEqual(['en'])
  })
})

describe('changing the language', () => {
  it('applies the latest choice, even if the texts of an earlier one arrive later', async () => {
    const arrivals = new Map<string, () => void>()
    const load = async (language: InterfaceLanguage) => {
      await new Promise<void>((arrive) => arrivals.set(language, arrive))
      return texts[language] ?? {}
    }
    vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' })
    const i18n = createI18n('de', texts.de ?? {})
    const english = changeLanguage(i18n, 'en', load)
    const french = changeLanguage(i18n, 'fr', load)
    arrivals.get('fr')?.()
    await french
    arrivals.get('en')?.()
    await english
    expect([i18n.language, document.documentElement.lang, document.cookie]).toEqual(['fr', 'fr', expect.stringContaining('_locale=fr')])

    const again = changeLanguage(i18n, 'en', load)
    await changeLanguage(i18n, 'fr', load)
    arrivals.get('en')?.()
    await again
    expect(i18n.language).toBe('fr')
    vi.unstubAllGlobals()
  })
})
