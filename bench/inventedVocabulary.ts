import { languages } from '../src/domain/languages.ts'
import type { Language } from '../src/domain/locale.ts'

const english = ['celebration', 'couple', 'planning', 'ceremony', 'venue', 'flowers', 'guests', 'day']
/** English ones for the other languages. */
const usual: Readonly<Partial<Record<Language, readonly string[]>>> = {
  fr: ['mariage', 'mariés', 'organisation', 'cérémonie', 'château', 'décoration', 'réception', 'accompagnement'],
  nl: ['bruiloft', 'bruidspaar', 'organisatie', 'ceremonie', 'kasteel', 'bloemen', 'gasten', 'feest'],
  de: ['hochzeit', 'brautpaar', 'planung', 'trauung', 'schloss', 'blumen', 'gäste', 'feier'],
  it: ['matrimonio', 'sposi', 'organizzazione', 'cerimonia', 'villa', 'fiori', 'ospiti', 'festa'],
  es: ['boda', 'novios', 'organización', 'ceremonia', 'finca', 'flores', 'invitados', 'fiesta'],
  pt: ['casamento', 'noivos', 'organização', 'cerimónia', 'quinta', 'flores', 'convidados', 'festa'],
}
const syllables = [
  'ba',
  'cle',
  'dor',
  'fi',
  'gran',
  'hel',
  'jo',
  'ka',
  'lu',
  'mar',
  'nel',
  'o',
  'pri',
  'ro',
  'sen',
  'ta',
  'vi',
  'zan',
  'bel',
  'car',
]
const perLanguage = 20_000
const poolSize = 65_536

export interface Vocabulary {
  /** A language's words: common ones frequently, "wedding" in half of all texts of 120 words, others by Zipf's law. */
  sentence(language: Language, words: number): string
  /** A rare word. */
  rareWord(language: Language): string
}

/** Invented words with the distribution of a language: a few are very frequent, most are rare. */
export function inventedVocabulary(random: () => number): Vocabulary {
  const vocabularies = Object.fromEntries(
    languages.map((language) => {
      const common = usual[language] ?? english
      const words = Array.from({ length: perLanguage }, () => inventedWord(random))
      const pool = Array.from({ length: poolSize }, () => {
        const chance = random()
        if (chance < 0.0058) return 'wedding'
        if (chance < 0.1) return common[Math.floor(random() * common.length)] ?? ''
        return words[Math.floor(perLanguage ** random()) - 1] ?? ''
      })
      return [language, { words, pool }] as const
    }),
  ) as unknown as Readonly<Record<Language, { readonly words: readonly string[]; readonly pool: readonly string[] }>>
  return {
    sentence(language, count) {
      const { pool } = vocabularies[language]
      let text = pool[Math.floor(random() * poolSize)] ?? ''
      for (let word = 1; word < count; word++) text += ` ${pool[Math.floor(random() * poolSize)]}`
      return text
    },
    rareWord(language) {
      return vocabularies[language].words[Math.floor(perLanguage * (0.2 + random() * 0.8))] ?? ''
    },
  }
}

function inventedWord(random: () => number): string {
  let word = ''
  for (let part = 2 + Math.floor(random() * 3); part > 0; part--) word += syllables[Math.floor(random() * syllables.length)]
  return word
}
