/** A source of numbers in [0, 1) that is the same for the same text: xmur3 seeds mulberry32. */
export function seededRandom(text: string): () => number {
  let state = 1_779_033_703 ^ text.length
  for (const letter of text) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 3_432_918_353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
