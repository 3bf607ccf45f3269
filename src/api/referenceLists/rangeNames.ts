import { languageList } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { serverTexts } from '../../texts/serverTexts.ts'

/** The words for below, between and above in a language. */
interface RangeWords {
  readonly below: string
  readonly between: string
  readonly above: string
}

const ranges = serverTexts('ranges')

/** `less50`, `50to100`, `more200` in words: `Moins de 50 invités`. */
export function guestRangeName(slug: string, language: Language): string {
  return rangeName(slug, ranges[language].guests, String)
}

/** `less10000`, `10000to20000`, `more50000` in words, in euros: `10 000 € à 20 000 €`. */
export function budgetRangeName(slug: string, language: Language): string {
  const euros = new Intl.NumberFormat(languageList[language].locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  return rangeName(slug, ranges[language].budget, (bound) => euros.format(bound))
}

function rangeName(slug: string, words: RangeWords, format: (bound: number) => string): string {
  const [, kind, from, to] = /^(less|more)?(\d+)(?:to(\d+))?$/.exec(slug) ?? []
  if (from === undefined) throw new Error(`${slug} is not the slug of a range`)
  if (kind === 'less') return fillIn(words.below, { bound: format(Number(from)) })
  if (kind === 'more') return fillIn(words.above, { bound: format(Number(from)) })
  return fillIn(words.between, { from: format(Number(from)), to: format(Number(to)) })
}
