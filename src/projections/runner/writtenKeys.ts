const bits = 2 ** 25
const mask = bits - 1
const probes = 4

/**
 * Remembers keys in 4 MB, however many there are (a Bloom filter): an unknown key was certainly never added. With three million keys, one
 * in a hundred others is wrongly reported as known.
 */
export class WrittenKeys {
  readonly #bits = new Uint32Array(bits / 32)

  add(key: string): void {
    let hash = hashOf(key, 0x811c9dc5)
    const step = hashOf(key, 0x9747b28c) | 1
    for (let probe = 0; probe < probes; probe++, hash += step) {
      const bit = hash & mask
      this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
    }
  }

  mayHave(key: string): boolean {
    let hash = hashOf(key, 0x811c9dc5)
    const step = hashOf(key, 0x9747b28c) | 1
    for (let probe = 0; probe < probes; probe++, hash += step) {
      const bit = hash & mask
      if (((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false
    }
    return true
  }
}

/** FNV-1a with a seed, mixed at the end so that all bits count. */
function hashOf(key: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) | 0
}
