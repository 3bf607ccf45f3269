import type { Language } from '../../domain/locale.ts'

/** How a language says below, between and above. */
interface RangeWords {
  readonly below: (bound: string) => string
  readonly between: (from: string, to: string) => string
  readonly above: (bound: string) => string
}

const guestWords: Readonly<Record<Language, RangeWords>> = {
  fr: { below: (n) => `Moins de ${n} invités`, between: (a, b) => `${a} à ${b} invités`, above: (n) => `Plus de ${n} invités` },
  en: { below: (n) => `Fewer than ${n} guests`, between: (a, b) => `${a} to ${b} guests`, above: (n) => `More than ${n} guests` },
  nl: { below: (n) => `Minder dan ${n} gasten`, between: (a, b) => `${a} tot ${b} gasten`, above: (n) => `Meer dan ${n} gasten` },
  de: { below: (n) => `Weniger als ${n} Gäste`, between: (a, b) => `${a} bis ${b} Gäste`, above: (n) => `Mehr als ${n} Gäste` },
  it: { below: (n) => `Meno di ${n} invitati`, between: (a, b) => `Da ${a} a ${b} invitati`, above: (n) => `Più di ${n} invitati` },
  es: { below: (n) => `Menos de ${n} invitados`, between: (a, b) => `De ${a} a ${b} invitados`, above: (n) => `Más de ${n} invitados` },
  pt: {
    below: (n) => `Menos de ${n} convidados`,
    between: (a, b) => `De ${a} a ${b} convidados`,
    above: (n) => `Mais de ${n} convidados`,
  },
}

const budgetWords: Readonly<Record<Language, RangeWords>> = {
  fr: { below: (n) => `Moins de ${n}`, between: (a, b) => `${a} à ${b}`, above: (n) => `Plus de ${n}` },
  en: { below: (n) => `Under ${n}`, between: (a, b) => `${a} to ${b}`, above: (n) => `Over ${n}` },
  nl: { below: (n) => `Minder dan ${n}`, between: (a, b) => `${a} tot ${b}`, above: (n) => `Meer dan ${n}` },
  de: { below: (n) => `Unter ${n}`, between: (a, b) => `${a} bis ${b}`, above: (n) => `Über ${n}` },
  it: { below: (n) => `Meno di ${n}`, between: (a, b) => `Da ${a} a ${b}`, above: (n) => `Oltre ${n}` },
  es: { below: (n) => `Menos de ${n}`, between: (a, b) => `De ${a} a ${b}`, above: (n) => `Más de ${n}` },
  pt: { below: (n) => `Menos de ${n}`, between: (a, b) => `De ${a} a ${b}`, above: (n) => `Mais de ${n}` },
}

/** Where a language's numbers are at home: `pt` alone would write them as in Brazil. */
const numberLocales: Readonly<Record<Language, string>> = {
  fr: 'fr-FR',
  en: 'en-GB',
  nl: 'nl-BE',
  de: 'de-DE',
  it: 'it-IT',
  es: 'es-ES',
  pt: 'pt-PT',
}

/** `less50`, `50to100`, `more200` as people say it: `Moins de 50 invités`. */
export function guestRangeName(slug: string, language: Language): string {
  return rangeName(slug, guestWords[language], String)
}

/** `less10000`, `10000to20000`, `more50000` as people say it, in euros: `10 000 € à 20 000 €`. */
export function budgetRangeName(slug: string, language: Language): string {
  const euros = new Intl.NumberFormat(numberLocales[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  return rangeName(slug, budgetWords[language], (bound) => euros.format(bound))
}

function rangeName(slug: string, words: RangeWords, format: (bound: number) => string): string {
  const [, kind, from, to] = /^(less|more)?(\d+)(?:to(\d+))?$/.exec(slug) ?? []
  if (from === undefined) throw new Error(`${slug} is not the slug of a range`)
  if (kind === 'less') return words.below(format(Number(from)))
  if (kind === 'more') return words.above(format(Number(from)))
  return words.between(format(Number(from)), format(Number(to)))
}
