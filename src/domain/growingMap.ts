interface Entry<Value> {
  readonly value: Value
  /** The version that set the value. */
  readonly since: number
  /** The value that older versions see. */
  readonly before: Entry<Value> | undefined
}

/** The data that all versions of one history share. */
interface Line<Key, Value> {
  readonly entries: Map<Key, Entry<Value>>
  newest: number
}

/**
 * An immutable map for states folded from long histories: `with` returns a new version at constant cost, while copying a Map would make a
 * fold quadratic. Only a second version made from the same older one copies. Meant for keys that are set a few times each, since
 * overwritten values stay in memory.
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

  /** This map with the key set; this version does not change. */
  with(key: Key, value: Value): GrowingMap<Key, Value> {
    // The empty map is shared, so it belongs to no history.
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
