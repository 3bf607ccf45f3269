interface Entry<Value> {
  readonly value: Value
  /** The version that wrote it. */
  readonly since: number
  /** What an older version finds instead. */
  readonly before: Entry<Value> | undefined
}

/** What all versions of one line share. */
interface Line<Key, Value> {
  readonly entries: Map<Key, Entry<Value>>
  newest: number
}

/**
 * An immutable map for states that are folded from long histories: `with` gives a new version and costs the same however much there
 * is, where copying a Map would make a fold quadratic. Only a second version made from an old one copies. Meant for keys that are
 * set a few times each: what was overwritten stays in memory.
 */
export class GrowingMap<Key, Value> implements Iterable<readonly [Key, Value]> {
  readonly #line: Line<Key, Value>
  readonly #version: number

  private constructor(line: Line<Key, Value>, version: number) {
    this.#line = line
    this.#version = version
  }

  static empty<Key, Value>(): GrowingMap<Key, Value> {
    return new GrowingMap<Key, Value>({ entries: new Map(), newest: 0 }, 0)
  }

  get(key: Key): Value | undefined {
    return this.#seen(this.#line.entries.get(key))?.value
  }

  /** This map with the key set; this one stays as it is. */
  with(key: Key, value: Value): GrowingMap<Key, Value> {
    // The empty map is everybody's beginning and nobody's line.
    const line = this.#version > 0 && this.#version === this.#line.newest ? this.#line : this.#copy()
    const since = line.newest + 1
    line.entries.set(key, { value, since, before: line.entries.get(key) })
    line.newest = since
    return new GrowingMap(line, since)
  }

  *[Symbol.iterator](): Generator<readonly [Key, Value]> {
    for (const [key, newest] of this.#line.entries) {
      const entry = this.#seen(newest)
      if (entry) yield [key, entry.value]
    }
  }

  #seen(newest: Entry<Value> | undefined): Entry<Value> | undefined {
    let entry = newest
    while (entry && entry.since > this.#version) entry = entry.before
    return entry
  }

  #copy(): Line<Key, Value> {
    const entries = new Map([...this].map(([key, value]) => [key, { value, since: 0, before: undefined }]))
    return { entries, newest: 0 }
  }
}
