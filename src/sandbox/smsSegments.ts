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
