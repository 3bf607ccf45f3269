/** The characters of GSM 03.38 that count as one; those of its extension table count as two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('^{}\\[~]|€')

/** The number of parts in which a text message is sent and billed: 160 characters of GSM 03.38 fit into one, 70 of any other. */
export function smsSegments(text: string): number {
  let places = 0
  for (const character of text) {
    if (!basic.has(character) && !extension.has(character)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
    places += extension.has(character) ? 2 : 1
  }
  return places <= 160 ? 1 : Math.ceil(places / 153)
}

/** The text without accents that GSM 03.38 lacks (Nimes for Nîmes): a single such letter reduces a message from 160 to 70 characters. */
export function withGsmLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/./gsu, gsmLetter)
}

function gsmLetter(character: string): string {
  if (basic.has(character) || extension.has(character)) return character
  const plain = lookAlikes[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return Array.from(plain).every((each) => basic.has(each)) ? plain : '?'
}

/** Characters that are not a letter with an accent. */
const lookAlikes: Readonly<Record<string, string>> = { '’': "'", '‘': "'", œ: 'oe', Œ: 'OE', '–': '-', '\u00a0': ' ', '\u202f': ' ' }
