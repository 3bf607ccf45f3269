import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Notifier } from '../platform/notifier.ts'
import type { PersonKey, PersonKeys } from '../platform/personKeys.ts'
import { CachedPersonKeys } from './cachedPersonKeys.ts'

/** Keys in memory; counts the look-ups and can delay the answers. */
class KeysInMemory implements PersonKeys {
  readonly asked: string[][] = []
  readonly #keys = new Map<string, PersonKey>()
  beforeAnswer: () => Promise<void> = () => Promise.resolve()

  async keysFor(personIds: Iterable<string>, { create }: { readonly create: boolean }): Promise<ReadonlyMap<string, PersonKey>> {
    const ids = [...personIds]
    this.asked.push(ids)
    const found = new Map<string, PersonKey>()
    for (const id of ids) {
      const key = this.#keys.get(id) ?? (create ? randomBytes(32) : undefined)
      if (!key) continue
      this.#keys.set(id, key)
      found.set(id, key)
    }
    await this.beforeAnswer()
    return found
  }

  async erase(personId: string): Promise<void> {
    this.#keys.set(personId, 'erased')
  }
}

const create = { create: true }
const find = { create: false }

describe('cached person keys', () => {
  it('batches requests that arrive during a look-up, and asks for each key once', async () => {
    const keys = new KeysInMemory()
    const cached = new CachedPersonKeys(keys)
    const [anna, ben, cleo] = [randomUUID(), randomUUID(), randomUUID()]
    const answers = await Promise.all([[anna], [anna, ben], [cleo], [anna]].map((ids) => cached.keysFor(ids, create)))
    expect(keys.asked).toEqual([[anna], [ben, cleo]])
    expect(answers.map((found) => [...found.keys()])).toEqual([[anna], [anna, ben], [cleo], [anna]])
    expect(answers[1]?.get(anna)).toEqual(answers[0]?.get(anna))
  })

  it('asks once for cached keys, and in one look-up for all missing ones', async () => {
    const keys = new KeysInMemory()
    const cached = new CachedPersonKeys(keys)
    const [anna, ben, cleo] = [randomUUID(), randomUUID(), randomUUID()]
    const first = await cached.keysFor([anna, ben], create)
    const second = await cached.keysFor([anna, cleo, ben, cleo], create)
    expect(second.get(anna)).toBe(first.get(anna))
    expect(keys.asked).toEqual([[anna, ben], [cleo]])
  })

  it('does not remember that a person has no key yet', async () => {
    const cached = new CachedPersonKeys(new KeysInMemory())
    const anna = randomUUID()
    expect(await cached.keysFor([anna], find)).toEqual(new Map())
    expect((await cached.keysFor([anna], create)).get(anna)).toHaveLength(32)
  })

  it('notices an erasure by another process after a minute at most', async () => {
    let now = 1_000_000
    const keys = new KeysInMemory()
    const cached = new CachedPersonKeys(keys, { now: () => now })
    const anna = randomUUID()
    await cached.keysFor([anna], create)
    await keys.erase(anna)
    now += 60_000
    expect((await cached.keysFor([anna], find)).get(anna)).toHaveLength(32)
    now += 1
    expect((await cached.keysFor([anna], find)).get(anna)).toBe('erased')
  })

  it('remembers an erasure permanently, and does not ask again', async () => {
    let now = 1_000_000
    const keys = new KeysInMemory()
    const cached = new CachedPersonKeys(keys, { now: () => now })
    const anna = randomUUID()
    await cached.keysFor([anna], create)
    await cached.erase(anna)
    now += 3_600_000
    keys.asked.length = 0
    expect((await cached.keysFor([anna], create)).get(anna)).toBe('erased')
    expect(keys.asked).toEqual([])
  })

  it('a person erased here or by another process has no key at once', async () => {
    const keys = new KeysInMemory()
    const cached = new CachedPersonKeys(keys)
    const [anna, ben] = [randomUUID(), randomUUID()]
    await cached.keysFor([anna, ben], create)
    await cached.erase(anna)
    await keys.erase(ben)
    cached.markErased(ben)
    expect(await cached.keysFor([anna, ben], create)).toEqual(
      new Map([
        [anna, 'erased'],
        [ben, 'erased'],
      ]),
    )
  })

  it('does not store a key whose look-up began before the erasure', async () => {
    const keys = new KeysInMemory()
    const cached = new CachedPersonKeys(keys)
    const anna = randomUUID()
    await keys.keysFor([anna], create)
    const answered = new Notifier()
    keys.beforeAnswer = () => answered.next(0, new AbortController().signal)
    const early = cached.keysFor([anna], find)
    await cached.erase(anna)
    answered.notify()
    expect((await early).get(anna)).toBe('erased')
    expect((await cached.keysFor([anna], find)).get(anna)).toBe('erased')
  })

  it('keeps the most recently used keys up to its limit', async () => {
    const keys = new KeysInMemory()
    const cached = new CachedPersonKeys(keys, { size: 2 })
    const [anna, ben, cleo] = [randomUUID(), randomUUID(), randomUUID()]
    await cached.keysFor([anna], create)
    await cached.keysFor([ben], create)
    await cached.keysFor([anna], create)
    await cached.keysFor([cleo], create)
    keys.asked.length = 0
    await cached.keysFor([anna, ben, cleo], create)
    expect(keys.asked).toEqual([[ben]])
  })
})
