import { expect, it, vi } from 'vitest'
import { createPictureCache } from './pictureCache.ts'

const bytes = (size: number) => Buffer.alloc(size, 1)

it('makes a picture once for all who ask, while it is made and after', async () => {
  const cache = createPictureCache(1000)
  const make = vi.fn<() => Promise<Buffer>>(async () => bytes(10))
  const [first, ...others] = await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)])
  expect(others).toEqual([first, first])
  expect(await cache.get('a', make)).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

it('names bytes, not keys', async () => {
  const cache = createPictureCache(1000)
  const [a, same, other] = await Promise.all([
    cache.get('a', async () => bytes(10)),
    cache.get('b', async () => bytes(10)),
    cache.get('c', async () => bytes(11)),
  ])
  expect(a.etag).toMatch(/^"[\w-]{22}"$/)
  expect(same.etag).toBe(a.etag)
  expect(other.etag).not.toBe(a.etag)
})

it('lets go of what was not asked for longest, and never holds more than its bytes', async () => {
  const cache = createPictureCache(100)
  const make = vi.fn<() => Promise<Buffer>>(async () => bytes(40))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, make)
  expect(make).toHaveBeenCalledTimes(4)
  await cache.get('larger than everything', async () => bytes(101))
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(4)
})

it('forgets a failure', async () => {
  const cache = createPictureCache(100)
  await expect(cache.get('a', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  expect((await cache.get('a', async () => bytes(1))).bytes).toEqual(bytes(1))
})
