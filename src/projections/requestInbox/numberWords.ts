const units = {
  fr: 'zéro zero un une deux trois quatre cinq six sept huit neuf',
  en: 'zero oh one two three four five six seven eight nine double triple',
  nl: 'nul een één twee drie vier vijf zes zeven acht negen',
  de: 'null eins ein zwei zwo drei vier fünf fuenf sechs sieben acht neun',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  pt: 'zero um dois duas três tres quatro cinco seis sete oito nove',
}
const tensOf = {
  fr: 'vingt vingts trente quarante cinquante soixante septante octante huitante nonante',
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  de: 'zwanzig dreißig dreissig vierzig fünfzig fuenfzig sechzig siebzig achtzig neunzig',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
}
const teens =
  'dix onze douze treize quatorze quinze seize ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien ' +
  'zehn zwölf zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn ' +
  'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove ' +
  'diez once doce trece catorce quince dieciséis dieciseis diecisiete dieciocho diecinueve ' +
  'dez onze doze treze quinze dezasseis dezesseis dezassete dezessete dezoito dezanove dezenove ' +
  'veintiuno veintidós veintidos veintitrés veintitres veinticuatro veinticinco veintiséis veintiseis veintisiete veintiocho veintinueve'

/** The numeric meaning of a word: a digit, tens, or two digits. */
export type NumberWord = 'unit' | 'tens' | 'two digits'

const words = (list: string) => list.split(' ')
const joined = (first: string, join: string, then: string) => words(first).flatMap((a) => words(then).map((b) => a + join + b))

/** German and Dutch say the unit first, in one word: `vierunddreißig`, `vierendertig`. */
const compounds = [
  ...joined(units.de, 'und', tensOf.de),
  ...joined(units.nl, 'en', tensOf.nl),
  ...joined(units.nl, 'ën', tensOf.nl),
  // Italian drops a vowel before another: `trentaquattro`, `trentuno`, `trentotto`.
  ...joined(tensOf.it, '', units.it),
  ...words(tensOf.it).flatMap((tens) => [`${tens.slice(0, -1)}uno`, `${tens.slice(0, -1)}otto`]),
]

/** Number words of seven languages, in small letters. */
export const numberWords: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  ...Object.values(units)
    .flatMap(words)
    .map((word) => [word, 'unit'] as const),
  ...Object.values(tensOf)
    .flatMap(words)
    .map((word) => [word, 'tens'] as const),
  ...[...words(teens), ...compounds].map((word) => [word, 'two digits'] as const),
])

/** Words that join the parts of a number: `soixante et onze`, `treinta y cuatro`. */
export const joiningWords: ReadonlySet<string> = new Set(['et', 'and', 'en', 'und', 'y', 'e'])
