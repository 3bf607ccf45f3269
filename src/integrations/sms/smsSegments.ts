/** The characters of GSM 03.38 that take one place; those of its extension table take two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('^{}\\[~]|€')

/** In how many parts a text message travels, and is paid for: 160 characters of GSM 03.38 fit into one, 70 of any other. */
export function smsSegments(text: string): number {
  let places = 0
  for (const character of text) {
    if (!basic.has(character) && !extension.has(character)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
    places += extension.has(character) ? 2 : 1
  }
  return places <= 160 ? 1 : Math.ceil(places / 153)
}

/** The text without the marks of letters that GSM 03.38 lacks (Nimes for Nîmes): one such letter leaves 70 characters of a message's 160. */
export function withGsmLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/./gsu, gsmLetter)
}

function gsmLetter(character: string): string {
  if (basic.has(character) || extension.has(character)) return character
  const plain = lookAlikes[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return Array.from(plain).every((each) => basic.has(each)) ? plain : '?'
}

/** What is no letter with a mark. */
const lookAlikes: Readonly<Record<string, string>> = { '’': "'", '‘': "'", œ: 'oe', Œ: 'OE', '–': '-', '\u00a0': ' ', '\u202f': ' ' }
