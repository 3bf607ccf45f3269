import { describe, expect, it, vi } from 'vitest'
import { createI18n, type Translations } from './createI18n.ts'
import type { InterfaceLanguage } from './languages.ts'

const texts: Partial<Record<InterfaceLanguage, Translations>> = {
  de: { common: { back: 'Zurück' }, wizard: { wait_other: '{{count}} Tage' } },
  en: { common: { back: 'Back', save: 'Save' }, wizard: {} },
  fr: { common: { back: 'Retour', save: 'Enregistrer', cancel: 'Annuler' }, wizard: { done: 'Terminé' } },
}

/** An instance in German, and the languages it has loaded since. */
function inGerman(failures = 0) {
  const loaded: InterfaceLanguage[] = []
  let left = failures
  const i18n = createI18n('de', texts.de ?? {}, async (language) => {
    if (left-- > 0) throw new Error('offline')
    loaded.push(language)
    return texts[language] ?? {}
  })
  // The names are this test's own.
  return { loaded, t: (key: string, options: Readonly<Record<string, unknown>> = {}) => i18n.t(key as 'back', options) }
}

describe('a text that a language does not have', () => {
  it('is looked for in English, then in French, which are loaded only then', async () => {
    const { loaded, t } = inGerman()
    expect([t('back'), t('wizard:wait', { count: 3 })]).toEqual(['Zurück', '3 Tage'])
    expect(loaded).toEqual([])
    await vi.waitFor(() => expect(t('save')).toBe('Save'))
    expect(loaded).toEqual(['en'])
    await vi.waitFor(() => expect(t('wizard:done')).toBe('Terminé'))
    expect([t('cancel'), t('back'), t('save')]).toEqual(['Annuler', 'Zurück', 'Save'])
    expect(loaded).toEqual(['en', 'fr'])
  })

  it('is its key where nobody has it, and nothing is loaded again', async () => {
    const { loaded, t } = inGerman()
    await vi.waitFor(() => {
      expect(t('nowhere')).toBe('nowhere')
      expect(loaded).toEqual(['en', 'fr'])
    })
    expect(t('nowhere')).toBe('nowhere')
    expect(loaded).toEqual(['en', 'fr'])
  })

  it('is asked for again when it could not be loaded', async () => {
    const { loaded, t } = inGerman(1)
    expect(t('save')).toBe('save')
    await vi.waitFor(() => expect(t('save')).toBe('Save'))
    expect(loaded).toEqual(['en'])
  })
})
