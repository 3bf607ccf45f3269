import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressPage } from './compressedPage.ts'
import { type CachedPage, PageCache } from './pageCache.ts'

const minuteMs = 60_000

/** A cache that counts renderings and delays them until they are released. */
function cacheUnderTest({ maxBytes = 1_000_000 } = {}) {
  let passedMs = 0
  let renderings = 0
  const cache = new PageCache({ maxBytes, lifetimeMs: minuteMs, now: () => new Date(Date.UTC(2027, 0, 1) + passedMs) })
  const render =
    (concerns: readonly string[], letGo: Promise<void> = Promise.resolve()) =>
    async (): Promise<CachedPage> => {
      const number = ++renderings
      await letGo
      return { page: await compressPage(`<p>${number}</p>`, 200), concerns: new Set(concerns) }
    }
  const read = async (key: string, concerns: readonly string[] = [], letGo?: Promise<void>, refresh = false) =>
    String((await cache.get(key, render(concerns, letGo), refresh)).plain)
  return { cache, read, pass: (ms: number) => (passedMs += ms), renderings: () => renderings }
}

describe('the cache of rendered pages', () => {
  it('renders a page once, also for those who ask while it is being rendered', async () => {
    const { read, renderings } = cacheUnderTest()
    expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>'])
    expect(await read('a')).toBe('<p>1</p>')
    expect(await read('b')).toBe('<p>2</p>')
    expect(renderings()).toBe(2)
  })

  it('renders again the pages that concern what has changed, and no others', async () => {
    const { cache, read } = cacheUnderTest()
    await read('camille', ['provider camille'])
    await read('alix', ['provider alix'])
    cache.changed(new Set(['provider camille', 'directory']))
    expect(await read('camille', ['provider camille'])).toBe('<p>3</p>')
    expect(await read('alix', ['provider alix'])).toBe('<p>2</p>')
  })

  it('does not keep a page that was being rendered while something changed that it shows', async () => {
    const { cache, read } = cacheUnderTest()
    let letGo = () => {}
    const old = read('camille', ['provider camille'], new Promise((resolve) => (letGo = resolve)))
    cache.changed(new Set(['provider camille']))
    letGo()
    expect(await old).toBe('<p>1</p>')
    expect(await read('camille', ['provider camille'])).toBe('<p>2</p>')
    expect(await read('camille', ['provider camille'])).toBe('<p>2</p>')
  })

  it('renders again for a caller that knows of something newer, and keeps that', async () => {
    const { read } = cacheUnderTest()
    await read('a')
    expect(await read('a', [], undefined, true)).toBe('<p>2</p>')
    expect(await read('a')).toBe('<p>2</p>')
  })

  it('keeps a page for its lifetime at most, and no more bytes than it may', async () => {
    const { read, pass } = cacheUnderTest({ maxBytes: 200 })
    await read('a')
    pass(minuteMs + 1)
    expect(await read('a')).toBe('<p>2</p>')
    for (const key of ['b', 'c', 'd', 'e', 'f']) await read(key)
    expect(await read('a')).toBe('<p>8</p>')
  })

  describe('compressing more', () => {
    const html = Array.from({ length: 3_000 }, (_, index) => `<li>${(index * index) % 997} guests</li>`).join('')
    const rendered = async (): Promise<CachedPage> => ({ page: await compressPage(html, 200), concerns: new Set(['camille']) })
    const sizeOnceMore = async (cache: PageCache) => (await cache.get('a', rendered)).br.length

    it('makes a page that is requested again smaller, with the same content and ETag', async () => {
      const { cache } = cacheUnderTest()
      const first = await cache.get('a', rendered)
      expect(await sizeOnceMore(cache)).toBe(first.br.length)
      await expect.poll(() => sizeOnceMore(cache)).toBeLessThan(first.br.length)
      const smaller = await cache.get('a', rendered)
      expect(String(brotliDecompressSync(smaller.br))).toBe(html)
      expect(smaller).toEqual({ ...first, br: smaller.br })
    })

    it('leaves a page alone that is requested once', async () => {
      const { cache } = cacheUnderTest()
      const first = await cache.get('a', rendered)
      await cache.get('b', rendered)
      await cache.get('b', rendered)
      await expect.poll(async () => (await cache.get('b', rendered)).br.length).toBeLessThan(first.br.length)
      expect(await sizeOnceMore(cache)).toBe(first.br.length)
    })

    it('does not lengthen the lifetime of a page', async () => {
      const { cache, pass } = cacheUnderTest()
      const first = await cache.get('a', rendered)
      pass(minuteMs / 2)
      await expect.poll(() => sizeOnceMore(cache)).toBeLessThan(first.br.length)
      pass(minuteMs / 2 + 1)
      expect(await sizeOnceMore(cache)).toBe(first.br.length)
    })

    it('does not keep a page that changed while it was being compressed', async () => {
      const { cache, read } = cacheUnderTest()
      await cache.get('a', rendered)
      await cache.get('a', rendered)
      cache.changed(new Set(['camille']))
      expect(await read('a')).toBe('<p>1</p>')
      await cache.get('b', rendered)
      const first = (await cache.get('b', rendered)).br.length
      // Pages are compressed one after the other, so the first one is done by now.
      await expect.poll(async () => (await cache.get('b', rendered)).br.length).toBeLessThan(first)
      expect(await read('a')).toBe('<p>1</p>')
    })
  })

  it('keeps nothing of a rendering that failed', async () => {
    const { cache, read } = cacheUnderTest()
    await expect(cache.get('a', async () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect(await read('a')).toBe('<p>1</p>')
  })
})
