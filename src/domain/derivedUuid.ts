const namespace = Uint8Array.from([0x6f, 0x0d, 0x2b, 0x1c, 0x8a, 0x3e, 0x5e, 0x4f, 0x9b, 0x7a, 0x1c, 0x2d, 0x3e, 0x4f, 0x5a, 0x6b])

/**
 * UUID v5 of the parts: the same parts always give the same id. The same ids as `deriveId` of the commands, but without Node: gives ids to
 * events of older releases that have none.
 */
export function derivedUuid(...parts: readonly string[]): string {
  const bytes = sha1(new Uint8Array([...namespace, ...new TextEncoder().encode(parts.join('\u001f'))]))
  const hex = Array.from(bytes.slice(0, 16), (byte, index) => withMarks(byte, index).toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Bytes 6 and 8 hold the version (5) and the variant. */
function withMarks(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x50
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}

/** SHA-1 (RFC 3174): UUID v5 is defined by it. Not for secrets. */
function sha1(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  let state: readonly number[] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (let offset = 0; offset < padded.length; offset += 64) state = compressed(state, view, offset)
  const digest = new DataView(new ArrayBuffer(20))
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

function compressed(state: readonly number[], view: DataView, offset: number): readonly number[] {
  const schedule = new Uint32Array(80)
  const at = (round: number) => schedule[round] ?? 0
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
  for (let round = 0; round < 80; round++) {
    schedule[round] =
      round < 16 ? view.getUint32(offset + round * 4) : rotated(at(round - 3) ^ at(round - 8) ^ at(round - 14) ^ at(round - 16), 1)
    const [mixed, constant] = mixOf(round, b, c, d)
    const next = (rotated(a, 5) + mixed + e + constant + at(round)) >>> 0
    ;[a, b, c, d, e] = [next, a, rotated(b, 30), c, d]
  }
  return [a, b, c, d, e].map((word, index) => (word + (state[index] ?? 0)) >>> 0)
}

function mixOf(round: number, b: number, c: number, d: number): readonly [mixed: number, constant: number] {
  if (round < 20) return [(b & c) | (~b & d), 0x5a827999]
  if (round < 40) return [b ^ c ^ d, 0x6ed9eba1]
  if (round < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
  return [b ^ c ^ d, 0xca62c1d6]
}

function rotated(word: number, bits: number): number {
  return ((word << bits) | (word >>> (32 - bits))) >>> 0
}
